#version 300 es
// Film pass. MODE 0/1: halve and blur (both axes / one axis); 2/3: add the lower level back; 9: print.
precision highp float;
uniform sampler2D SRC, BLOOM, STREAK;
uniform int MODE;
uniform float WEIGHT, S, film_exposure, film_bloom, film_streak, film_halation, film_vignette, film_grain,
  film_aberration, film_grade, film_saturation, film_black;
uniform vec2 R;
uniform vec3 A;
out vec4 o;

float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(p)) * uvec2(1597334677u, 3812015801u);
  uint n = (q.x ^ q.y ^ uint(S * 977.)) * 1597334677u;
  n ^= n >> 15; n *= 2246822519u; n ^= n >> 13;
  return float(n) / 4294967295.;
}
float grainAt(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + 1.), f.x), f.y) - .5;
}
vec3 src(vec2 uv) {
  vec4 c = texture(SRC, uv);
  return MODE == 0 || MODE == 9 ? c.rgb / max(c.a, 1.) : c.rgb;
}
vec3 halve(vec2 uv, vec2 px) {
  vec3 s = src(uv) * .25;
  s += (src(uv + px * vec2(1, 1)) + src(uv + px * vec2(-1, 1)) + src(uv + px * vec2(1, -1)) + src(uv - px)) * .1875;
  return s;
}
vec3 tone(vec3 c) { return clamp((c * (2.51 * c + .03)) / (c * (2.43 * c + .59) + .14), 0., 1.); }

void main() {
  vec2 size = vec2(textureSize(SRC, 0));
  if (MODE < 9) {
    vec2 px = 1. / size;
    if (MODE == 0) { vec2 uv = gl_FragCoord.xy * 2. / size; o = vec4(min(halve(uv, px), vec3(60.)), 1.); }
    if (MODE == 1) {
      vec2 uv = gl_FragCoord.xy * vec2(2, 1) / size;
      vec3 c = src(uv) * .4 + (src(uv + vec2(px.x * 1.5, 0)) + src(uv - vec2(px.x * 1.5, 0))) * .3;
      o = vec4(c, 1.);
    }
    if (MODE == 2) { vec2 uv = gl_FragCoord.xy * .5 / size; o = vec4(halve(uv, px * .7) * WEIGHT, 1.); }
    if (MODE == 3) { vec2 uv = gl_FragCoord.xy * vec2(.5, 1) / size; o = vec4(src(uv) * WEIGHT, 1.); }
    return;
  }
  vec2 uv = gl_FragCoord.xy / R, d = uv - .5;
  float aspect = R.x / R.y;
  vec2 ab = d * dot(d, d) * film_aberration * 6.;
  vec3 c = vec3(src(uv + ab).r, src(uv).g, src(uv - ab).b);
  float levels = max(3., floor(log2(R.y)) - 3.);
  vec3 bloom = texture(BLOOM, uv).rgb / levels;
  vec3 streak = texture(STREAK, uv).rgb / levels;
  c = mix(c, bloom, film_bloom);
  c += max(bloom - .02, 0.) * vec3(1., .32, .1) * film_halation;
  float sl = max(max(streak.r, streak.g), streak.b);
  c += streak * smoothstep(.12, 1.4, sl) * film_streak * mix(vec3(.55, .9, 1.25), A * 1.6, .4);
  c *= film_exposure;
  vec2 v = d * vec2(aspect, 1.) / length(vec2(aspect, 1.)) * 2.;
  c *= mix(1., pow(max(1. - dot(v, v) * .62, 0.), 1.6), film_vignette);
  c = max(c - film_black, 0.) ;
  float luma = dot(c, vec3(.2126, .7152, .0722));
  c = max(mix(vec3(luma), c, film_saturation), 0.);
  // split tone: teal in the shadows, warm in the lights
  float k = luma / (luma + .18);
  c *= mix(vec3(1.), mix(vec3(.74, 1.04, 1.12), vec3(1.09, 1., .88), k), film_grade);
  c += vec3(.0006, .0013, .0017) * film_grade;
  c = pow(tone(c * .9), vec3(1. / 2.2));
  if (film_grain > 0.) {
    float l = dot(c, vec3(.3, .6, .1));
    vec2 gp = gl_FragCoord.xy * (720. / R.y);
    float g = grainAt(gp * .75) * .7 + grainAt(gp * .42 + 91.) * .55;
    vec3 gc = vec3(g) + .25 * vec3(grainAt(gp * .6 + 300.), grainAt(gp * .6 + 600.), grainAt(gp * .6 + 900.));
    c += gc * film_grain * (.35 + 1.3 * sqrt(l) * (1. - l * .75));
  }
  c += (hash(gl_FragCoord.xy + 7.) - .5) / 255.;
  o = vec4(c, 1.);
}
