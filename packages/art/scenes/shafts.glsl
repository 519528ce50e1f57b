// @samples 12
// @post bloom=.14 streak=.05 vignette=.4
// A long hall with columns, sun through tall windows on the right and haze. P0 camera x, P1 sun height, P2 haze.
vec3 L;
float pane(vec2 m) {
  vec2 c = vec2(mod(m.x, 3.2) - 1.6, m.y - 4.4), g = abs(fract(vec2(c.x / .575, c.y / .567) + .5) - .5), id = floor(vec2(c.x / .575 + 8.5, c.y / .567 + 8.5));
  return smoothstep(.02, -.02, box(c, vec2(1.15, 1.7))) * smoothstep(.03, .06, g.x) * smoothstep(.03, .06, g.y) * mix(.12, 1., step(.09, h2(id + vec2(floor(m.x / 3.2) * 7. + S, 0))));
}
float lit(vec3 p) { return pane((p + L * (7. - p.x) / L.x).zy); }
float columns(Ray r, out vec3 n) {
  float best = 1e9; n = vec3(0, 0, -1);
  for (int i = 0; i < 7; i++) for (int s = 0; s < 2; s++) {
    vec2 c = vec2(s == 0 ? -3.4 : 3.6, 4. + 5.2 * float(i)), q = r.o.xz - c, e = r.d.xz; float a = dot(e, e), b = dot(q, e), h = b * b - a * (dot(q, q) - .1);
    if (h > 0.) { float t = (-b - sqrt(h)) / a; if (t > 0. && t < best) { best = t; vec2 m = ((r.o + r.d * t).xz - c) / .316; n = vec3(m.x, 0, m.y); } }
  }
  return best;
}
vec3 scene(vec2 u) {
  L = normalize(vec3(27., 10. + 18. * P1, 10.)); vec3 c = vec3(0), n, w = mix(A, vec3(1., .8, .55), .45);
  Ray r = lens(u, vec3(P0, 1.5, -3.), vec3(1.6, 2.75, 14.), .9, 12., .04);
  float tf = r.d.y < 0. ? -r.o.y / r.d.y : 1e9, tr = r.d.x > 0. ? (7. - r.o.x) / r.d.x : 1e9, tl = r.d.x < 0. ? (-7. - r.o.x) / r.d.x : 1e9, te = (38. - r.o.z) / r.d.z, tc = r.d.y > 0. ? (7.4 - r.o.y) / r.d.y : 1e9, tk = columns(r, n);
  float far = min(min(min(tf, tr), min(tl, te)), min(tc, tk)); vec3 p = r.o + r.d * far; float tex = .5 + .5 * fbm(p.xz * 1.1 + p.yy);
  if (far == tk) c += w * lit(p) * max(dot(n, L), 0.) * .8 * tex + B * .035 * (.3 + max(-n.x, 0.)) + w * .03 * pow(max(n.x, 0.), 4.);
  else if (far == tf) {
    vec3 d = rough(vec3(r.d.x, -r.d.y, r.d.z), .07), q = p + d * (7. - p.x) / max(d.x, 1e-3); float puddle = smoothstep(.5, .62, fbm(p.xz * .5 + S));
    c += w * lit(p) * tex * .45 * L.y * 1.6 + w * pane(q.zy) * step(0., d.x) * mix(.02, .35, puddle) * .8 + B * .002;
  } else if (far == tr) c += pane(p.zy) * vec3(1., .86, .66) * 1.7 + B * .006 * tex;
  else if (far == tl) c += w * lit(p) * tex * .5 * L.x + B * .005 * tex;
  else if (far == te) c += B * .012 * tex;
  else c += B * .004 * (1. + smoothstep(.42, .46, abs(fract(p.z / 5.2 + .2) - .5)));
  float st = min(far, 40.) / 20.;
  for (int i = 0; i < 20; i++) { vec3 q = r.o + r.d * (float(i) + rnd()) * st; c += (w * lit(q) * 2.6 + B * .05) * (.3 + 1.3 * noise(q * .5 + S)) * st * .034 * (P2 + .5); }
  return c;
}
