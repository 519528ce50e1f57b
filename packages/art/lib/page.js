// Runs inside the browser page: compiles a scene, accumulates samples in a float
// buffer, then runs the film pass (bloom, streak, halation, tone curve, grain).
(() => {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false });
  if (!gl) throw new Error('no WebGL 2');
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('no float buffers');
  gl.getExtension('EXT_float_blend');
  gl.getExtension('OES_texture_float_linear');
  const vertex =
    '#version 300 es\nvoid main(){vec2 p=vec2(gl_VertexID&1,gl_VertexID>>1)*4.-1.;gl_Position=vec4(p,0,1);}';
  const programs = new Map();

  function shader(type, source) {
    const s = gl.createShader(type);
    gl.shaderSource(s, source);
    gl.compileShader(s);
    if (!gl.getShaderParameter(s, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(s));
    return s;
  }

  function program(source) {
    let p = programs.get(source);
    if (p) return p;
    p = gl.createProgram();
    gl.attachShader(p, shader(gl.VERTEX_SHADER, vertex));
    gl.attachShader(p, shader(gl.FRAGMENT_SHADER, source));
    gl.linkProgram(p);
    if (!gl.getProgramParameter(p, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(p));
    programs.set(source, p);
    return p;
  }

  function setUniforms(p, uniforms) {
    gl.useProgram(p);
    for (const [name, value] of Object.entries(uniforms)) {
      const at = gl.getUniformLocation(p, name);
      if (!at) continue;
      if (Array.isArray(value)) gl[`uniform${value.length}fv`](at, value);
      else gl.uniform1f(at, value);
    }
  }

  function target(width, height, format) {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, height);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    for (const f of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, f, gl.LINEAR);
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    // left bound, it would be drawn into while a sampler of the film pass may read it, and the draw be refused
    gl.bindTexture(gl.TEXTURE_2D, null);
    return { texture, frame, width, height };
  }

  function release(t) {
    gl.deleteTexture(t.texture);
    gl.deleteFramebuffer(t.frame);
  }

  function draw(into) {
    gl.bindFramebuffer(gl.FRAMEBUFFER, into.frame);
    gl.viewport(0, 0, into.width, into.height);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  function bind(p, name, unit, t) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, t.texture);
    gl.uniform1i(gl.getUniformLocation(p, name), unit);
  }

  /** One step of a blur pyramid; mode 0 and 1 halve and blur, 2 doubles and adds. */
  function step(p, mode, from, into, weight, add) {
    gl.uniform1i(gl.getUniformLocation(p, 'MODE'), mode);
    gl.uniform1f(gl.getUniformLocation(p, 'WEIGHT'), weight);
    bind(p, 'SRC', 0, from);
    if (add) gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    draw(into);
    gl.disable(gl.BLEND);
  }

  function pyramid(p, source, mode, levels, halve, weight) {
    const chain = [];
    let from = source;
    for (let i = 0; i < levels; i++) {
      const [width, height] = halve(from);
      const into = target(width, height, gl.RGBA16F);
      step(p, mode, from, into, 1, false);
      chain.push(into);
      from = into;
    }
    for (let i = levels - 1; i > 0; i--) step(p, mode + 2, chain[i], chain[i - 1], weight, true);
    for (const t of chain.slice(1)) release(t);
    return chain[0];
  }

  globalThis.develop = (input) => {
    const { width, height, samples, tile, uniforms, scale } = input;
    const sw = Math.round(width * scale);
    const sh = Math.round(height * scale);
    const started = performance.now();
    const scene = program(input.scene);
    globalThis.linked = performance.now() - started;
    const sum = target(sw, sh, gl.RGBA32F);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    setUniforms(scene, { ...uniforms, R: [sw, sh], N: samples });
    gl.viewport(0, 0, sw, sh);
    gl.enable(gl.SCISSOR_TEST);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE);
    const probe = new Float32Array(4);
    for (let y = 0; y < sh; y += tile) {
      gl.scissor(0, y, sw, tile);
      for (let j = 0; j < samples; j++) {
        gl.uniform1f(gl.getUniformLocation(scene, 'J'), j);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        if (j % 2) gl.readPixels(0, y, 1, 1, gl.RGBA, gl.FLOAT, probe);
      }
    }
    gl.disable(gl.SCISSOR_TEST);
    gl.disable(gl.BLEND);

    const film = program(input.post);
    setUniforms(film, uniforms);
    const levels = Math.max(3, Math.floor(Math.log2(height)) - 3);
    const bloom = pyramid(film, sum, 0, levels, (t) => [Math.ceil(t.width / 2), Math.ceil(t.height / 2)], 0.85);
    const streak = pyramid(film, bloom, 1, levels, (t) => [Math.ceil(t.width / 2), t.height], 0.9);
    const print = target(width, height, gl.RGBA8);
    gl.uniform1i(gl.getUniformLocation(film, 'MODE'), 9);
    bind(film, 'SRC', 0, sum);
    bind(film, 'BLOOM', 1, bloom);
    bind(film, 'STREAK', 2, streak);
    draw(print);
    const rgba = new Uint8Array(width * height * 4);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, rgba);
    for (const t of [sum, bloom, streak, print]) release(t);

    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = ((height - 1 - y) * width + x) * 4;
        const to = (y * width + x) * 3;
        rgb[to] = rgba[from];
        rgb[to + 1] = rgba[from + 1];
        rgb[to + 2] = rgba[from + 2];
      }
    }
    let text = '';
    for (let i = 0; i < rgb.length; i += 30000) text += String.fromCharCode(...rgb.subarray(i, i + 30000));
    return btoa(text);
  };
})();
