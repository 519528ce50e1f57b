// @samples 8
// @post bloom=.2 streak=.04 vignette=.4
// Sawgrass and cypress in mist over still water. P0 sun x, P1 mist, P2 heron (0 none).
float cypress(vec2 p, float k) { // trunk with a flared foot and flat crown
  float w = .006 + .004 * h1(k); float d = abs(p.x - .006 * sin(p.y * 30. + k)) - w * (1. + 1.6 * exp(-p.y * 40.)); d = max(d, max(-p.y, p.y - .25)); float h = .16 + .1 * h1(k + 3.);
  for (float i = 0.; i < 5.; i++) { vec2 c = vec2((h1(k + i * 7.) - .5) * .09, h - i * .022 + .01 * h1(k + i)); float e = length((p - c) / vec2(1., .32)) - (.022 + .03 * h1(k + i * 3.)); e += .035 * (fbm(p * 55. + k * 9. + i) - .5); d = min(d, e * .5); }
  for (float i = 0.; i < 4.; i++) { float x = (h1(k + i * 5.) - .5) * .08; d = min(d, max(abs(p.x - x + .004 * sin(p.y * 50.)) - .0016, max(p.y - h + .02, h - .05 - .03 * h1(k + i * 9.) - p.y))); }
  return d;
}
vec3 air(vec2 p, float sx) { float d = length((p - vec2(sx, .10)) * vec2(.8, 1.)); vec3 c = mix(B * .12, A * .5, exp(-d * 2.2)) * (.55 + .6 * exp(-abs(p.y) * 5.)); c += A * 1.1 * exp(-d * 7.) + vec3(1., .8, .55) * 4.5 * smoothstep(.050, .044, d); return c * (.8 + .35 * fbm(p * vec2(2., 9.) + S)); }
vec3 above(vec2 p, float sx, float blur) {
  vec3 c = air(p, sx);
  for (float L = 0.; L < 5.; L++) {
    float s = .42 + .22 * L * (1. + .1 * L), base = .012 - .012 * L; vec2 q = vec2(p.x / s + L * 2.3 + S, (p.y - base) / s); float cell = floor(q.x / .16); float d = 1.;
    for (float k = -1.; k <= 1.; k++) { float id = cell + k; float h = h2(vec2(id, L + S)); float gap = L > 1. ? step(abs(p.x - sx), .35 + .15 * L) + step(L, 9.) * step(3., L) : 0.; if (h > .72 - .25 * step(3., L) || (gap > 0. )) continue; vec2 o = vec2((id + .25 + .5 * h2(vec2(id, L + 9.))) * .16, 0); d = min(d, cypress(q - o, h2(vec2(id, L)) * 90.) / mix(.7, 1.25, h2(vec2(id + 2., L)))); }
    float g = q.y - .018 - .02 * fbm(vec2(q.x * 7., L)) - .022 * pow(noise(vec2(q.x * 110., L * 3.)), 2.); d = min(d, g);
    vec3 dark = mix(air(p, sx) * .72, B * .006 + A * .004, pow((L + .6) / 4.6, .7)); float m = smoothstep(.004, -.004, d * s); c = mix(c, dark, m);
    float mist = exp(-abs(p.y - base - .01) * (26. - 3. * L)) * smoothstep(.25, .75, fbm(vec2(p.x * 2.2 + L * 5. + S, p.y * 16.))); c = mix(c, air(vec2(p.x, .04), sx) * 1.05, mist * P1 * (1. - .13 * L));
  }
  return c;
}
vec3 scene(vec2 u) {
  vec2 p = u + vec2(0, .06); float sx = P0; vec3 c;
  if (p.y > 0.) c = above(p, sx, 0.);
  else { float k = -p.y; float n = fbm(vec2(p.x * 9., k * 60. + S)) - .5; vec2 q = vec2(p.x + n * .03 * smoothstep(0., .3, k), k + abs(n) * .05 * k * 4. + rnd() * .01); c = above(q, sx, 1.) * mix(.85, .4, smoothstep(0., .45, k)); float rip = smoothstep(.32, .5, n) * smoothstep(.02, .2, k); c += air(vec2(p.x, .06), sx) * rip * .25;
    for (float i = 0.; i < 3.; i++) { vec2 o = vec2(pick(i + 9., -.9, 1.1), -pick(i + 19., .12, .4)); float e = length((p - o) * vec2(1., 4.5)); c += air(vec2(p.x, .1), sx) * .15 * smoothstep(.012, .0, abs(e - .08 - .04 * h1(i))) ; } }
  // near blades, out of focus
  vec2 b = u + iris() * .012; float near = 1.; for (float i = 0.; i < 26.; i++) { float x = i < 17. ? pick(i, -1.25, -.25) : pick(i, .8, 1.3); float h = pick(i + 40., .12, .4) * (i < 17. ? smoothstep(-.1, -.9, x) + .25 : 1.); float le = pick(i + 80., -.14, .14); float t = sat((b.y + .52) / h); float e = abs(b.x - x - le * t * t) - .006 * (1. - t); near = min(near, max(e, b.y + .52 - h)); }
  if (near < 0.) c = B * .005 + A * .012 * smoothstep(-.4, -.1, b.y);
  if (P2 > 0.) { vec2 q = (p - vec2(P2, -.055)) / .5; float d = min(seg(q, vec2(-.004, 0), vec2(-.004, .09)), seg(q, vec2(.012, 0), vec2(.008, .09))) - .0022; d = min(d, length((rot(.5) * (q - vec2(-.006, .118))) * vec2(.55, 1.2)) - .027); d = min(d, seg(q, vec2(.012, .13), vec2(.032, .17)) - .006); d = min(d, seg(q, vec2(.032, .17), vec2(.018, .205)) - .005); d = min(d, seg(q, vec2(.018, .205), vec2(.036, .22)) - .0055); d = min(d, seg(q, vec2(.036, .22), vec2(.078, .212)) - .0024); if (d < 0.) c = vec3(.004); if (p.y < -.055) { vec2 m = vec2(q.x + .004 * sin(q.y * 90.), -q.y); float e = min(min(seg(m, vec2(0, 0), vec2(0, .09)) - .004, length((m - vec2(-.006, .118)) * vec2(.6, 1.2)) - .027), seg(m, vec2(.012, .13), vec2(.03, .2)) - .006); if (e < 0.) c *= .3; } }
  return c * mix(.6, 1., smoothstep(-1.2, .0, u.x));
}
