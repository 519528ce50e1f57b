// @samples 8
// @post bloom=.16 streak=.25 vignette=.5 grain=.055
// Concert stage in haze. P0: 0 crowd and fan of beams, 1 inside the crowd, 2 from the wings, 3 flooded stage.
// P1 beams, P2 camera height, P3 figure x, P4 haze, P5 focal length, P6 fan width.
vec3 lampAt(float i, float n) { float k = (i + .5) / n - .5; return vec3(k * (P0 == 2. ? 9. : 13.), 6.2 + .35 * cos(k * 5.), 13. + pick(i + 4., -1., 1.)); }
vec3 aim(float i, float n) {
  float k = (i + .5) / n - .5, sweep = .2 * swing(1., h1(i + 90.));
  if (P0 == 1.) return normalize(vec3((mod(i, 2.) * 2. - 1.) * pick(i, .4, 1.1) - k * .6 + sweep * 1.4, -1., -pick(i + 30., .2, .8)));
  if (P0 == 2.) return normalize(vec3(-.75 + k * .5 + sweep, -1., pick(i + 30., -.5, .1)));
  if (P0 == 3.) return normalize(vec3(k * 1.1 * P6 + pick(i, -.15, .15) + sweep, -1., pick(i + 30., -.35, .1)));
  return normalize(vec3(k * 2.4 * P6 + pick(i, -.12, .12) + sweep, -1., -pick(i + 30., .1, .45)));
}
vec3 hue(float i) { return mix(A, B, step(.6, h1(i + 60.))) * 1.2; }
vec3 haze(Ray r, float far) {
  vec3 c = vec3(0);
  float n = P1, thick = .3 + 1.5 * fbm3((r.o + r.d * min(far, 10.)) * vec3(.5, .8, .5) + S + .5 * vec3(orbit(1., 0.), swing(1., .6)));
  for (float i = 0.; i < n; i++) {
    vec3 l = lampAt(i, n), d = aim(i, n);
    float w = dot(l - r.o, r.d), e = length(l - r.o - r.d * w);
    float gain = pick(i + 80., .55, 1.25) * (1. + .2 * swing(2., h1(i + 95.)));
    c += hue(i) * beam(r, l, d, P0 == 1. ? .07 : .085, far) * .24 * P4 * thick * gain;
    if (w < far) { float facing = .35 + .65 * pow(sat(dot(d, -r.d)), 6.); c += (hue(i) * .7 + .3) * exp(-e * e * 110.) * 14. * gain * facing + hue(i) * .010 / (e * e + .02) * facing; }
  }
  return c;
}
float heads(vec2 p, float row, float raise) {
  float cell = .62, best = 9.;
  for (float k = -1.; k <= 1.; k++) {
    float i = floor(p.x / cell) + k, r = h2(vec2(i, row + S));
    vec2 q = p - vec2((i + .5 + (r - .5) * .55) * cell, 1.52 + .22 * (h2(vec2(i, row + 7.)) - .5));
    q.x *= 1. + .2 * (r - .5);
    q += vec2(.02, .025) * vec2(swing(2., r), swing(4., .15 * r));
    float d = length(q * vec2(1.22, 1.)) - .125;
    d = smin(d, length((q - vec2(0, -.5)) * vec2(1., 1.35)) - .31, .09);
    float a = h2(vec2(i, row + 19.));
    if (a < raise) {
      float side = r > .5 ? 1. : -1.;
      vec2 el = vec2(side * (.3 + .1 * r), .12), ha = vec2(side * (.1 + .35 * a / raise) + .1 * swing(2., r * .4), .42 + .3 * r + .05 * swing(4., a));
      d = min(d, seg(q, vec2(side * .22, -.28), el) - .058); d = min(d, seg(q, el, ha) - .045); d = smin(d, length((q - ha - vec2(0, .05)) * vec2(1.25, .9)) - .062, .04);
      if (a < raise * .4) { vec2 h = vec2(-ha.x * .8, ha.y * .9); d = min(d, seg(q, vec2(-side * .22, -.28), h) - .05); d = min(d, length(q - h) - .06); }
    }
    best = min(best, d);
  }
  return best;
}
vec3 scene(vec2 u) {
  float wings = step(1.5, P0) * step(P0, 2.5), flood = step(2.5, P0);
  vec3 ro = vec3(0, 1.2 + P2 * 2.5, -1.5), ta = vec3(0, 2.6, 12.);
  if (wings > 0.) { ro = vec3(-5.5, 1.5, 5.); ta = vec3(3., 2.5, 12.); }
  if (flood > 0.) { ro = vec3(P3 * 2., .7 + P2, 1.); ta = vec3(0, 2.2, 12.); }
  ro += vec3(.16, .04, .2) * vec3(swing(1., 0.), swing(2., .1), swing(1., .75));
  Ray r = lens(u, ro, ta, P5, P0 == 1. ? 4.5 : 10., P0 == 1. ? .05 : .035);
  float wall = (16. - r.o.z) / r.d.z, fl = r.d.y < 0. ? -r.o.y / r.d.y : 99.;
  float far = min(wall, fl);
  vec3 c = vec3(0), hit = r.o + r.d * far;
  float n = P1;
  vec3 pools = vec3(0);
  if (fl < wall) for (float i = 0.; i < n; i++) { vec3 l = lampAt(i, n), d = aim(i, n); vec3 g = l - d * l.y / d.y; float w = .5; vec2 q = (hit - g).xz; pools += hue(i) * exp(-dot(q, q) / (w * w)) * .5; }
  vec3 back = mix(A, B, .5 + .5 * sin(hit.x * .4 + S)) * .11 * exp(-pow((hit.y - 1.5) / 3., 2.)) * (.4 + 1.2 * fbm3(hit * vec3(.4, .6, .4) + S));
  if (P0 == 1.) { // strobe wall
    vec2 g = vec2(hit.x * 1.1, hit.y * 1.1), id = floor(g); float on = step(.62, h2(id + S)) * (1. + .22 * swing(2., h2(id))); vec2 q = fract(g) - .5;
    back += mix(B, A, .3) * (.05 + 3.5 * on * smoothstep(.3, .1, box(q, vec2(.22, .06))) * step(1.2, hit.y) * step(hit.y, 6.5) * step(abs(hit.x), 7.));
  }
  if (fl < wall) {
    c = pools * (.25 + .4 * noise(hit.xz * 3.));
    if (flood + wings > 0.) {
      vec3 nn = wetNormal(hit.xz * (flood > 0. ? 2.6 : 9.) + S, flood > 0. ? .035 : .02);
      if (wings > 0.) nn = normalize(nn + ball() * .06);
      vec3 rd = reflect(r.d, nn); rd.y = abs(rd.y);
      Ray q = Ray(hit, rd); float f = fresnel(dot(nn, -r.d), flood > 0. ? .12 : .03);
      float w2 = (16. - hit.z) / max(rd.z, .01);
      c = c * (flood > 0. ? .25 : 1.) + haze(q, w2) * f * (flood > 0. ? 1.6 : .7);
    }
  } else c = back;
  float cover = 0.; vec3 dark = vec3(0); float zHit = far;
  // subject
  float zs = P0 == 2. ? 10.5 : 10.;
  vec3 sp = r.o + r.d * ((zs - r.o.z) / r.d.z);
  float sx = (P3 - .5) * 5.;
  float d = 9.;
  if (P0 == 0.) {
    vec2 q = (sp.xy - vec2(sx, .95)) / 1.75; q.x += .06 * max(q.y, 0.) * swing(2., .2);
    d = length((q - vec2(.02, .62)) * vec2(1.15, 1.)) - .062; d = smin(d, seg(q, vec2(0, .5), vec2(-.04, .18)) - .085, .04);
    d = smin(d, seg(q, vec2(-.04, .14), vec2(.17, .13)) - .055, .04); d = min(d, seg(q, vec2(.17, .13), vec2(.16, 0)) - .045); d = min(d, seg(q, vec2(-.03, .1), vec2(-.25, .03)) - .045); d = min(d, seg(q, vec2(.06, .47), vec2(.14, .58)) - .03);
    d = min(d, box(q - vec2(0, -.3), vec2(6., .3)));
  } else if (P0 == 1.) d = figure((sp.xy - vec2(sx + .05 * swing(2., .3), 1.2)) / 1.6, .6, .9 + .06 * swing(4., .1)) * 1.6;
  else if (P0 == 3.) {
    vec2 q = sp.xy - vec2(sx, 0.);
    d = min(seg(q, vec2(0), vec2(0, 1.45)) - .018, length((q - vec2(.05, 1.5)) * vec2(.8, 1.)) - .05);
    d = min(d, seg(q, vec2(0, 1.4), vec2(.06, 1.5)) - .02); d = min(d, box(q - vec2(0, .015), vec2(.22, .02)));
  } else for (float i = 0.; i < 5.; i++) { // trombone row
    float z = 8.8 + i * .9; vec3 q3 = r.o + r.d * ((z - r.o.z) / r.d.z); vec2 q = q3.xy - vec2(-2.6 + i * 1.25, .35 + .08 * h1(i));
    q.x = -q.x;
    float e = length((q - vec2(0, 1.42)) * vec2(1.15, 1.)) - .12; e = smin(e, seg(q, vec2(-.04, 1.1), vec2(-.03, .5)) - .19, .1); e = min(e, box(q - vec2(-.05, .3), vec2(.22, .35)));
    vec2 m = vec2(.1, 1.38), end = m + vec2(1.15 + .2 * h1(i + 3.), .12 + .5 * h1(i + 5.)); vec2 off = vec2(-.03, .1);
    e = min(e, seg(q, m, end) - .016); e = min(e, seg(q, m + off, end + off) - .016); e = min(e, seg(q, end, end + off) - .02); e = min(e, seg(q, vec2(-.05, 1.1), m + vec2(.3, 0.)) - .045);
    vec2 bq = q - mix(m, end, .42) - vec2(-.02, .16); e = min(e, max(length(bq) - .13, -bq.y * .2 - .1));
    d = min(d, e); zs = min(zs, e < 0. ? z : zs);
  }
  if (d < 0.) { zHit = (zs - r.o.z) / r.d.z; c = mix(A, B, step(sp.x, sx)) * (P0 == 2. ? .05 : .2) * smoothstep(-.05, -.0, d); }
  // crowd, nearest row wins
  if (P0 < 2.) {
    for (float i = 0.; i <= 8.; i++) {
      float z = P0 == 1. ? 2.6 + i * .85 : 1.6 + i * 1.0;
      vec3 q = r.o + r.d * ((z - r.o.z) / r.d.z);
      float up = P0 == 1. ? .75 : .3, y = q.y + (P0 == 1. ? -.0 : .55) + .25;
      if (y > 2.6) continue;
      float e = heads(vec2(q.x + i * 1.7, y), i, up);
      if (e < 0.) { float rim = step(0., heads(vec2(q.x + i * 1.7, y + .035), i, up)); c = mix(A, B, h2(vec2(floor(q.x * 2.), i))) * rim * (.05 + .05 * i) + vec3(.002); zHit = (z - r.o.z) / r.d.z; break; }
    }
  }
  c += haze(r, zHit);
  return c;
}
