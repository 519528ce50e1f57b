#version 300 es
// Shared by every scene. A scene defines `vec3 scene(vec2 u)`: linear light at u
// (u.y from -.5 to .5, up; u.x by the aspect ratio). It runs once per sample; use rnd() to
// blur anything honestly (lens, light, roughness, shutter).
precision highp float;
precision highp int;
uniform vec2 R;
uniform float S, T, J, N;
// LOOP: place in a video loop, 0 to 1 and 0 in a still; FRAME: chance of one video frame.
uniform float LOOP, FRAME;
uniform vec3 A, B, C;
// VIEW: the framing, as the place that comes to the middle (xy), zoom (z) and roll in radians (w).
uniform vec4 VIEW;
//CONSTANTS
out vec4 o;
const float PI = 3.14159265;
#define sat(x) clamp(x, 0., 1.)
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }

// --- chance ---------------------------------------------------------------
uint rngState;
uint pcg(uint v) { uint s = v * 747796405u + 2891336453u; uint w = ((s >> ((s >> 28) + 4u)) ^ s) * 277803737u; return (w >> 22) ^ w; }
float rnd() { rngState = pcg(rngState); return float(rngState >> 8) / 16777216.; }
vec2 rnd2() { return vec2(rnd(), rnd()); }
float h1(float n) { return float(pcg(floatBitsToUint(n + 17.31) ^ floatBitsToUint(S + 3.7)) >> 8) / 16777216.; }
float h2(vec2 p) { return float(pcg(floatBitsToUint(p.x + 5.13) ^ pcg(floatBitsToUint(p.y + 9.71))) >> 8) / 16777216.; }
float h3(vec3 p) { return float(pcg(floatBitsToUint(p.z + 2.37) ^ pcg(floatBitsToUint(p.x + 5.13) ^ pcg(floatBitsToUint(p.y + 9.71)))) >> 8) / 16777216.; }
/** Seeded value in a range, by a channel number. */
float pick(float n, float lo, float hi) { return mix(lo, hi, h1(n)); }
/** Motion of a loop that is 0 in a still: n swings from phase k (0 to 1). */
float swing(float n, float k) { return sin(2. * PI * (n * LOOP + k)) - sin(2. * PI * k); }
/** The same on a circle, to carry noise along and bring it back. */
vec2 orbit(float n, float k) { return vec2(swing(n, k + .25), swing(n, k)); }
/** 0 in a still, 1 in the course of a loop: for what only video may show. */
float moving() { float f = fract(LOOP); return smoothstep(0., .1, min(f, 1. - f)); }
/** Point in the unit disc. */
vec2 disc() { float a = rnd() * 2. * PI; return sqrt(rnd()) * vec2(cos(a), sin(a)); }
/** Point in a six-bladed iris with rounded edges. */
vec2 iris() {
  float k = floor(rnd() * 6.), a = rnd(), b = rnd();
  if (a + b > 1.) { a = 1. - a; b = 1. - b; }
  vec2 h = a * vec2(cos(k * PI / 3.), sin(k * PI / 3.)) + b * vec2(cos((k + 1.) * PI / 3.), sin((k + 1.) * PI / 3.));
  return mix(h, disc(), .55);
}
vec3 ball() { float z = rnd() * 2. - 1., a = rnd() * 2. * PI; return vec3(sqrt(1. - z * z) * vec2(cos(a), sin(a)), z); }

// --- noise ------------------------------------------------------------------
float lattice(ivec2 i) { uint n = uint(i.x) * 1597334677u ^ uint(i.y) * 3812015801u; n = (n ^ (n >> 15)) * 2246822519u; n = (n ^ (n >> 13)) * 3266489917u; return float(n >> 8) / 16777216.; }
float lattice(ivec3 i) { return lattice(ivec2(i.x + i.z * 7919, i.y ^ (i.z * 104729))); }
float noise(vec2 p) {
  vec2 i = floor(p), f = p - i; f = f * f * (3. - 2. * f); ivec2 q = ivec2(i);
  return mix(mix(lattice(q), lattice(q + ivec2(1, 0)), f.x), mix(lattice(q + ivec2(0, 1)), lattice(q + 1), f.x), f.y);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = p - i; f = f * f * (3. - 2. * f);
  ivec3 q = ivec3(i); ivec2 e = ivec2(1, 0);
  return mix(mix(mix(lattice(q), lattice(q + e.xyy), f.x), mix(lattice(q + e.yxy), lattice(q + e.xxy), f.x), f.y),
             mix(mix(lattice(q + e.yyx), lattice(q + e.xyx), f.x), mix(lattice(q + e.yxx), lattice(q + 1), f.x), f.y), f.z);
}
float fbm(vec2 p) { float a = .5, s = 0.; for (int i = 0; i < 5; i++) { s += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.1; a *= .5; } return s; }
float fbm(vec3 p) { float a = .5, s = 0.; for (int i = 0; i < 5; i++) { s += a * noise(p); p = p * 2.03 + vec3(7.1, 3.3, 5.7); p.xz = mat2(.8, .6, -.6, .8) * p.xz; a *= .5; } return s; }
float fbm3(vec3 p) { float a = .5, s = 0.; for (int i = 0; i < 3; i++) { s += a * noise(p); p = p * 2.13 + vec3(7.1, 3.3, 5.7); a *= .5; } return s; }
float ridge(vec2 p) { float a = .5, s = 0.; for (int i = 0; i < 5; i++) { s += a * (1. - abs(noise(p) * 2. - 1.)); p = mat2(1.6, 1.2, -1.2, 1.6) * p + 3.1; a *= .5; } return s; }
float fbmLow(vec2 p) { float a = .5, s = 0.; for (int i = 0; i < 3; i++) { s += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.1; a *= .5; } return s + .06; }
/** Smoke: fbm warped by itself. */
float smoke(vec2 p) { vec2 q = vec2(fbmLow(p), fbmLow(p + 5.2)); return fbm(p + 2.4 * q + vec2(1.7, 9.2)); }
/** Cell noise: x distance to the nearest point, y to the second, z a hash of the cell. */
vec3 cells(vec2 p) {
  vec2 i = floor(p), f = p - i; vec3 r = vec3(9., 9., 0.);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 g = vec2(x, y), q = g + vec2(h2(i + g), h2(i + g + 57.)) - f; float d = dot(q, q);
    if (d < r.x) r = vec3(d, r.x, h2(i + g + 91.)); else if (d < r.y) r.y = d;
  }
  return vec3(sqrt(r.xy), r.z);
}

// --- shapes -------------------------------------------------------------------
float seg(vec2 p, vec2 a, vec2 b) { vec2 q = p - a, d = b - a; return length(q - d * sat(dot(q, d) / dot(d, d))); }
float seg(vec3 p, vec3 a, vec3 b) { vec3 q = p - a, d = b - a; return length(q - d * sat(dot(q, d) / dot(d, d))); }
float box(vec2 p, vec2 b) { vec2 d = abs(p) - b; return length(max(d, 0.)) + min(max(d.x, d.y), 0.); }
float box(vec3 p, vec3 b) { vec3 d = abs(p) - b; return length(max(d, 0.)) + min(max(d.x, max(d.y, d.z)), 0.); }
float torus(vec3 p, float r, float t) { return length(vec2(length(p.xz) - r, p.y)) - t; }
float cyl(vec3 p, float r, float h) { vec2 d = vec2(length(p.xz) - r, abs(p.y) - h); return length(max(d, 0.)) + min(max(d.x, d.y), 0.); }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
/** Standing figure, feet at the origin, height 1; small and backlit only. lean, arms 0 down .. 1 up. */
float figure(vec2 p, float stance, float arms) {
  float d = length((p - vec2(0, .93)) * vec2(1.2, 1.)) - .058;
  d = min(d, seg(p, vec2(0, .9), vec2(0, .8)) - .026);
  d = smin(d, seg(p, vec2(-.085, .79), vec2(.085, .79)) - .03, .05);
  d = smin(d, seg(p, vec2(0, .76), vec2(0, .52)) - .082, .05);
  d = smin(d, seg(p, vec2(-.04, .5), vec2(-.05 - .07 * stance, .02)) - .042, .04);
  d = smin(d, seg(p, vec2(.04, .5), vec2(.05 + .07 * stance, .02)) - .042, .04);
  vec2 e1 = mix(vec2(.16, .58), vec2(.2, .92), arms), w1 = mix(vec2(.13, .42), vec2(.13, 1.12), arms);
  d = smin(d, min(seg(p, vec2(.105, .78), e1) - .027, seg(p, e1, w1) - .022), .03);
  vec2 e2 = mix(vec2(-.16, .6), vec2(-.21, .6), arms), w2 = mix(vec2(-.14, .42), vec2(-.08, .55), arms);
  d = smin(d, min(seg(p, vec2(-.105, .78), e2) - .027, seg(p, e2, w2) - .022), .03);
  return d;
}

// --- optics ---------------------------------------------------------------------
struct Ray { vec3 o, d; };
/** Thin-lens camera: position, target, focal length (1 = 53 degrees tall), focus distance, aperture radius. */
Ray lens(vec2 u, vec3 ro, vec3 ta, float fl, float focus, float aperture) {
  vec3 w = normalize(ta - ro), r = normalize(cross(vec3(0, 1, 0), w)), v = cross(w, r);
  vec3 d = normalize(u.x * r + u.y * v + fl * w);
  vec3 f = ro + d * focus / dot(d, w);
  vec2 l = iris() * aperture;
  // cat's eye: the barrel clips the pupil toward the corners
  vec2 q = l / max(aperture, 1e-5) + u * .75;
  if (dot(q, q) > 1.25) l *= .35;
  vec3 oo = ro + l.x * r + l.y * v;
  return Ray(oo, normalize(f - oo));
}
/** Coverage of an out-of-focus point light: disc with cat's eye, bright rim and faint rings. */
vec3 bokeh(vec2 u, vec2 c, float r, float soft) {
  vec2 q = (u - c) / r;
  if (dot(q, q) > 1.3) return vec3(0);
  vec2 dir = c; float k = length(dir);
  vec3 s;
  for (int i = 0; i < 3; i++) {
    float rr = 1. + (float(i) - 1.) * .022;
    float d = length(q) / rr;
    float e = length(q + dir * .55) / (1.12 * rr);
    float a = smoothstep(1. + soft, 1. - soft, d) * smoothstep(1. + soft, 1. - soft, e);
    float rim = smoothstep(.55, .97, max(d, e));
    s[i] = a * (.62 + .5 * rim + .05 * sin(d * 34.));
  }
  return s;
}
/** Haze lit by a lamp's cone along a view ray, up to distance far: origin, direction, half angle. */
float beam(Ray r, vec3 c, vec3 d, float spread, float far) {
  vec3 w = r.o - c; float b = dot(r.d, d), k = max(1. - b * b, .004);
  float t = (dot(w, d) - b * dot(w, r.d)) / k;
  float s = (b * dot(w, d) - dot(w, r.d)) / k;
  if (s < 0. ) { s = 0.; t = dot(w, d); }
  if (s > far) { s = far; t = dot(r.o + r.d * far - c, d); }
  if (t < 0.) return 0.;
  float wd = .03 + t * spread, e = length(r.o + r.d * s - c - d * t);
  return exp(-e * e / (wd * wd)) / (wd * sqrt(k)) * exp(-t * .09);
}
/** Light of a line-shaped tube at distance d: hot core and air glow. */
float tube(float d, float r) { return smoothstep(r, r * .45, d) * 3. + r * r / (d * d + r * r) * .35 + r / (d + r * 4.) * .05; }
float fresnel(float c, float f0) { return f0 + (1. - f0) * pow(sat(1. - c), 5.); }
/** Cosine-power lobe around a mirror direction. */
vec3 rough(vec3 d, float a) { return normalize(d + ball() * a * sqrt(rnd())); }
/** Ripple normal of a water or wet ground surface. */
vec3 wetNormal(vec2 p, float amp) {
  vec2 e = vec2(.02, 0);
  float h = fbm(p), x = fbm(p + e.xy), y = fbm(p + e.yx);
  return normalize(vec3(-(x - h) / e.x * amp, 1., -(y - h) / e.x * amp));
}

//SCENE

void main() {
  rngState = pcg(uint(gl_FragCoord.x) ^ pcg(uint(gl_FragCoord.y) ^ pcg(uint(J) + uint(S * 64.) + uint(FRAME) * 4099u)));
  vec2 j = vec2(rnd() + rnd(), rnd() + rnd()) * .5 + vec2(0.);
  vec2 u = (floor(gl_FragCoord.xy) + .5 + (j - .5) * 1.3 - .5 * R) / R.y;
  vec3 c = scene(VIEW.xy + rot(VIEW.w) * u / VIEW.z);
  if (any(isnan(c)) || any(isinf(c))) c = vec3(0);
  o = vec4(clamp(c, 0., 40.), 1.);
}
