// @samples 4
// @post bloom=.17 streak=.12 vignette=.55
// A figure before a wall of light. P0: 0 television static, 1 route lines, 2 night city, 3 server status.
// P1 camera x, P2 camera height, P3 figure x, P4 pixel pitch, P5 focal length, P6 lit share.
vec3 wallColor(vec2 w) {
  float px = mix(9., 26., P4);
  vec2 id = floor(w * px), f = fract(w * px) - .5, g = id / px;
  float dotMask = smoothstep(.48, .2, length(f)) * 1.9;
  vec3 c;
  if (P0 == 0.) {
    float band = floor(g.y * 2.2 + S), tear = (h1(band + 3.) - .5) * step(.45, h1(band + 9.)) * 3.;
    float roll = smoothstep(.25, .0, abs(fract(g.y * .16 + S * .3 - LOOP) - .5));
    ivec2 si = ivec2(id + tear * 41.); float st = lattice(si); st = sat(st + .3 * swing(1. + floor(3. * lattice(si + 71)), lattice(si + 37))); st *= st * st;
    float torn = step(.72, noise(vec2(g.x * .7 + tear * 3. + .9 * swing(1., h1(band + 60.)), band * 7.))) * step(.5, h1(band + 21.));
    c = mix(B * .7 + .1, A, st) * (st * 1.3 + .05) * (.25 + 1.1 * roll);
    c = mix(c, mix(B, A, .6) * 1.7, torn * .8); c *= .15 + .85 * step(.12, h1(band + 40.));
  } else if (P0 == 1.) {
    vec2 q = g + vec2(.3 * S, 0.); c = vec3(0.);
    for (float i = 0.; i < 5.; i++) {
      float y0 = pick(i, .8, 5.), x0 = pick(i + 10., -3.5, 3.), slope = h1(i + 20.) > .5 ? 1. : -1.;
      vec2 p = g - vec2(x0, y0);
      float d = p.x < 0. ? abs(p.y) : (p.x < 1.4 ? abs(p.y - slope * p.x) * .7 : abs(p.y - slope * 1.4));
      d = min(d, h1(i + 30.) > .6 ? abs(p.x + 1.5) : 9.);
      c = max(c, (i == 3. ? B * .55 : A) * smoothstep(.13, .1, d) * 1.3);
      float st = abs(fract(p.x * .6) - .5) / .6; float on = smoothstep(.11, .08, length(vec2(st * .99, d)));
      c = mix(c, vec3(0.01), on); 
    }
    c += A * .012; c *= .35 + .65 * step(.04, lattice(ivec2(id + 5.))); 
    vec2 blk = floor(g * vec2(1.3, 1.)); c *= step(.1, h2(blk + S)); c += A * 1.2 * step(.985, h1(id.x)) * step(.5, h1(floor(g.y) + 3.));
  } else if (P0 == 2.) {
    c = mix(A, B, .3) * .03 + A * .12 * exp(-abs(g.y - 1.) * 1.3);
    for (float i = 0.; i < 26.; i++) {
      vec2 p = vec2(pick(i, -6., 6.), pick(i + 50., .6, 5.4)), sz = vec2(pick(i + 90., .12, .3), pick(i + 130., .2, 1.1));
      if (h1(i + 160.) > .6) sz = sz.yx * vec2(1., .6);
      float e = box(g - p, sz); vec3 k = mix(mix(A, B, step(.5, h1(i + 170.))), C, step(.75, h1(i + 190.)));
      float bars = .3 + .7 * step(.35, h2(vec2(i, floor((sz.y > sz.x ? g.y - p.y : g.x - p.x) * 6.))));
      c += k * (smoothstep(.16, -.12, e) * bars * .9 + .12 * exp(-max(e, 0.) * 3.));
    }
  } else {
    vec2 rack = floor(vec2(g.x * 1.6, g.y * 4.)); vec2 rf = fract(vec2(g.x * 1.6, g.y * 4.));
    float lit = step(h2(rack + S), P6 - .35 * smoothstep(-1., 5., g.x)); float unit = lattice(ivec2(floor(w * px / vec2(2., 2.)) + 9.));
    c = A * (.02 + lit * (.2 + 1.2 * step(.55, unit)) * step(.12, rf.y) * step(.06, rf.x)); c += B * 2.2 * step(.985, unit) * step(.3, h2(rack + 3.)); c += vec3(.9, 1., 1.) * lit * step(.95, unit) * 1.5;
  }
  return c * dotMask;
}
vec3 wallSoft(vec2 w) { // cheap mean of the wall around a point, for floor and haze
  vec3 s = vec3(0); for (int i = 0; i < 3; i++) s += wallColor(w + (rnd2() - .5) * vec2(3., 2.)); return s / 3.;
}
vec3 scene(vec2 u) {
  float W = 6.5, H = 5.8, zw = 10.;
  vec3 ro = vec3((P1 - .5) * 7. + .3 * swing(1., 0.), .35 + P2 * 2.6 + .04 * swing(1., .3), .25 * swing(1., .75)), ta = vec3((P1 - .5) * 1.5, 2.1, zw);
  Ray r = lens(u, ro, ta, P5, 7., .05);
  float tw = (zw - r.o.z) / r.d.z, tf = r.d.y < 0. ? -r.o.y / r.d.y : 999.;
  float zf = 7., tz = (zf - r.o.z) / r.d.z; vec3 q = r.o + r.d * tz; float sx = (P3 - .5) * 6.;
  vec2 s = q.xy - vec2(sx, 0.); float d;
  if (P0 == 2.) { // rider on a parked motorcycle, seen from behind and far
    d = length((s - vec2(0, 1.52)) * vec2(1.1, 1.)) - .12; d = smin(d, seg(s, vec2(0, 1.22), vec2(0, .85)) - .17, .08); d = min(d, seg(s, vec2(-.22, 1.25), vec2(-.36, .95)) - .055); d = min(d, seg(s, vec2(.22, 1.25), vec2(.36, .95)) - .055); d = min(d, seg(s, vec2(-.42, 1.), vec2(.42, 1.)) - .025);
    d = min(d, box(s - vec2(0, .33), vec2(.07, .33)) - .02); d = smin(d, box(s - vec2(0, .7), vec2(.16, .12)) - .05, .06); d = min(d, seg(s, vec2(-.15, .8), vec2(-.33, .1)) - .07); d = min(d, seg(s, vec2(.15, .8), vec2(.3, .35)) - .07);
  } else {
    d = figure(s / 1.8, .5 + .5 * P6, 0.) * 1.8;
    if (P0 == 0.) { vec2 g = s - vec2(.02, 1.02); d = min(d, seg(g, vec2(-.1, -.02), vec2(.75, .34)) - .028); d = smin(d, length((rot(.38) * (g - vec2(-.16, -.05))) * vec2(.8, 1.15)) - .17, .03); d = min(d, box(rot(-.42) * (g - vec2(.8, .37)), vec2(.09, .035))); d = min(d, seg(g, vec2(.12, .35), vec2(.46, .2)) - .045); }
    if (P0 == 1.) { d = smin(d, length((s - vec2(0, 1.68)) * vec2(1., .85)) - .16, .08); d = smin(d, seg(s, vec2(0, 1.3), vec2(0, .8)) - .24, .1); }
  }
  vec3 c;
  if (d < 0. && tz < tf) { c = vec3(.002) + wallSoft(q.xy) * .25 * smoothstep(-.035, 0., d); tw = tz; }
  else if (tf < tw) {
    vec3 h = r.o + r.d * tf; vec3 n = normalize(vec3(0, 1, 0) + ball() * .035 + vec3(.02, 0, .02) * (noise(h.xz * 5.) - .5));
    vec3 rd = reflect(r.d, n); float t2 = (zw - h.z) / rd.z; vec3 w = h + rd * t2;
    vec3 sq = h + rd * ((zf - h.z) / rd.z); float blocked = h.z < zf && figure((sq.xy - vec2(sx, 0.)) / 1.8, .6, 0.) < 0. ? 0. : 1.;
    float in_ = step(abs(w.x), W) * step(w.y, H);
    c = wallColor(w.xy) * in_ * blocked * fresnel(dot(n, -r.d), .06) * 1.1; c += wallSoft(vec2(h.x, 1.5)) * .045 * exp(-(zw - h.z) * .22) * (.6 + .4 * noise(h.xz * 2.));
    // long shadow toward the camera
    float sh = smoothstep(.55, .1, abs(h.x - sx * 1. + (h.x - sx) * 0.)) * step(h.z, zf); c *= 1. - .6 * sh * smoothstep(0., 7., h.z);
  } else {
    vec3 w = r.o + r.d * tw; float in_ = step(abs(w.x), W) * step(w.y, H) * step(.12, w.y);
    vec2 seam = abs(fract(w.xy / vec2(1.0, 1.0)) - .5); c = wallColor(w.xy) * in_ * (1. - .35 * step(.494, max(seam.x, seam.y)));
    if (in_ < .5) { // truss beside the wall
      float k = abs(w.x) - W; float tr = min(abs(k - .15), abs(k - .75)); tr = min(tr, abs(mod(w.y, 1.2) - .6 - (k - .45) * 1.8) * .5); c = A * .03 * smoothstep(.05, .03, tr) * step(0., k) * step(k, .9);
    }
  }
  vec3 gl = wallSoft(vec2(clamp(u.x * 6., -5., 5.), 2.5 + u.y * 3.));
  float smo = fbm(vec2(u.x * 2.4 + S, u.y * 4.));
  return c + gl * .05 * smo * smoothstep(-.1, .5, smo) * sat(tw / 9.);
}
