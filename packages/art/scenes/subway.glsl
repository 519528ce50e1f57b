// @samples 12
// @post bloom=.18 streak=.35 vignette=.4
// A station at night: a train's lamps far down the tunnel on the right, columns of the platform. P0 train distance, P1 platform light.
vec3 lamp0, lamp1;
float rails(vec3 p) { float x = abs(abs(p.x - 2.6) - .72); return smoothstep(.06, .03, x); }
vec3 lights(vec3 p, vec3 n) { vec3 c = vec3(0); for (int i = 0; i < 2; i++) { vec3 l = (i == 0 ? lamp0 : lamp1) - p; float d2 = dot(l, l); c += A * max(dot(n, l) * inversesqrt(d2), 0.) * 90. / (d2 + 12.); }
  for (int i = 0; i < 7; i++) { vec3 l = vec3(-1.9, 3.35, 3. + 5. * float(i)) - p; float d2 = dot(l, l); float flick = i == 3 ? .15 : 1.; c += B * flick * max(dot(n, l) * inversesqrt(d2), 0.) * P1 * 3. / (d2 + .5); } return c; }
vec3 hit(Ray r, out float far, out vec3 n, out float gloss) {
  gloss = 0.; far = 80.; n = vec3(0, 0, -1); int k = 0; float t;
  if (r.d.y < 0.) { t = (0. - r.o.y) / r.d.y; if (t > 0. && r.o.x + r.d.x * t < .9) { far = t; n = vec3(0, 1, 0); k = 1; } t = (-1.1 - r.o.y) / r.d.y; float x = r.o.x + r.d.x * t; if (t > 0. && x >= .9 && t < far) { far = t; n = vec3(0, 1, 0); k = 2; } }
  if (r.d.y > 0.) { t = (3.6 - r.o.y) / r.d.y; if (t > 0. && t < far) { far = t; n = vec3(0, -1, 0); k = 3; } }
  if (r.d.x > 0.) { t = (4.6 - r.o.x) / r.d.x; if (t > 0. && t < far) { far = t; n = vec3(-1, 0, 0); k = 4; } t = (.9 - r.o.x) / r.d.x; }
  if (r.d.x < 0.) { t = (-4.6 - r.o.x) / r.d.x; if (t > 0. && t < far) { far = t; n = vec3(1, 0, 0); k = 5; } t = (.9 - r.o.x) / r.d.x; if (t > 0. && t < far && r.o.y + r.d.y * t < 0.) { far = t; n = vec3(1, 0, 0); k = 6; } }
  for (int i = 0; i < 9; i++) for (int s = 0; s < 2; s++) { vec3 cc = vec3(s == 0 ? -.9 : -3.6, 0, 5. + 4. * float(i)), m = (cc + vec3(0, 1.8, 0) - r.o) / r.d, w = abs(vec3(.2, 1.8, .2) / r.d), a = m - w, b = m + w; float tn = max(max(a.x, a.y), a.z), tx = min(min(b.x, b.y), b.z); if (tn < tx && tn > 0. && tn < far) { far = tn; k = 7; n = a.x > a.z ? vec3(-sign(r.d.x), 0, 0) : vec3(0, 0, -1); } }
  vec3 p = r.o + r.d * far; if (k == 0) return vec3(0);
  float al = .10; vec3 tint = vec3(1);
  if (k == 1) { al = .07 + .03 * fbm(p.xz * 3.); gloss = .5 + .5 * smoothstep(.4, .6, fbm(p.xz * .8)); float strip = smoothstep(.0, .02, .42 - abs(p.x - .5)) ; if (p.x > .25) { vec2 g = fract(p.xz * 9.) - .5; al = .22 * smoothstep(.36, .3, length(g)) + .1; tint = vec3(1., .75, .25); gloss = .15; } }
  if (k == 2) { al = .03 * fbm(p.xz * 8.) * (.6 + .4 * step(.5, fract(p.z * 1.2))); float ra = rails(p); al += ra * .5; gloss = ra * .9 + .25 * smoothstep(.5, .6, fbm(p.xz * 1.4)); }
  if (k == 4 || k == 5 || k == 7) { vec2 g = k == 7 ? vec2(p.x + p.z, p.y) : p.zy; vec2 f = abs(fract(g * vec2(3., 6.) + vec2(.5 * step(1., mod(g.y * 6., 2.)), 0)) - .5); float grout = smoothstep(.5, .46, max(f.x, f.y)); al = .16 * grout * (.8 + .3 * h2(floor(g * vec2(3., 6.)))) + .01; gloss = .18 * grout; if (abs(p.y - 2.35) < .18 && k != 7) { al = .05; } al *= smoothstep(-1.1, 1., p.y) * .8 + .2; }
  if (k == 3) al = .05 * (.5 + .5 * step(.5, fract(p.z * .4)));
  vec3 c = tint * al * lights(p, n);
  if (k == 3 && abs(p.x + 1.9) < .07 && abs(fract((p.z - .5) / 5.) - .5) < .36) { c = B * 3. * P1 * (abs(p.z - 18.) < 2.5 ? .1 : 1.) + .3; }
  return c;
}
vec3 scene(vec2 u) {
  float z = 22. + 40. * P0; lamp0 = vec3(1.95, .25, z); lamp1 = vec3(3.25, .25, z);
  Ray r = lens(u, vec3(1.75, .62, -1.), vec3(1.1, 1.0, 14.), 1., 12., .03); vec3 n; float far, gl;
  vec3 c = hit(r, far, n, gl); vec3 p = r.o + r.d * far;
  if (gl > 0.) { vec3 m = rough(reflect(r.d, n), .05 + .05 * noise(p.xz * 5.)); float f2, g2; vec3 n2; vec3 k = hit(Ray(p + n * .01, m), f2, n2, g2); float f = fresnel(-dot(r.d, n), .05) * gl; c += k * f * 1.4; for (int i = 0; i < 2; i++) { vec3 l = normalize((i == 0 ? lamp0 : lamp1) - p); c += A * f * 3. * pow(max(dot(m, l), 0.), 700.) * 12. + A * f * pow(max(dot(m, l), 0.), 60.) * .9; } }
  for (int i = 0; i < 2; i++) { vec3 q = (i == 0 ? lamp0 : lamp1) - r.o; float t = dot(q, r.d); if (t < far) { float e = length(q - r.d * t); c += mix(A, vec3(1., .85, .6), .6) * (14. * smoothstep(.34, .2, e) + .5 / (e * e * 3. + .12)); } else { float e = length(q - r.d * min(t, far)); c += A * .05 / (e * e * .1 + .3); } }
  float st = min(far, 34.) / 8.; for (int i = 0; i < 8; i++) { vec3 q = r.o + r.d * (float(i) + rnd()) * st; vec3 l = lamp0 - q; c += (A * 2.2 / (dot(l, l) * .25 + 4.) * smoothstep(.6, 1.5, q.x) + B * .003) * (.4 + fbm3(q * .7)) * st * .05; }
  return c * mix(.55, 1., smoothstep(-1., .3, u.x));
}
