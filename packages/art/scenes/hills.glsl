// @samples 8
// @post bloom=.16 streak=.1 vignette=.4
// City lights to the horizon from a ridge at night, two trees on it. P0 height, P1 where the towers stand, P2 defocus.
float ridgeLine(float x) { return -.27 + .1 * smoothstep(.1, -1.2, x) + .07 * smoothstep(.5, 1.3, x) + .03 * (fbm(vec2(x * 3. + S, 2.)) - .5) + .008 * noise(vec2(x * 60., 1.)); }
float scrub(vec2 p) { float d = p.y - ridgeLine(p.x); d = min(d, (length((p - vec2(-.62, -.13)) * vec2(1., 1.15)) - .06 - .05 * fbm(p * 24.)) * .7); d = min(d, (length((p - vec2(-.55, -.08)) * vec2(1., 1.3)) - .03 - .06 * fbm(p * 30. + 3.)) * .7); d = min(d, seg(p, vec2(-.6, -.24), vec2(-.58, -.1)) - .008); d = min(d, (length((p - vec2(1.02, -.12)) * vec2(1.5, .9)) - .03 - .055 * fbm(p * 28. + 9.)) * .7); return d; }
vec3 scene(vec2 u) {
  float hor = .17; vec3 c = mix(B * .045, A * .22, exp(-max(u.y - hor, 0.) * 9.)) * smoothstep(.6, .0, u.y - hor) * (.75 + .4 * fbm(u * vec2(2., 7.) + S)) * step(hor, u.y) + B * .003;
  c *= mix(.5, 1., exp(-pow((u.x - P1) * 1.3, 2.)));
  if (u.y < hor + .02) { float k = max(hor - u.y, 0.); c += A * (.32 * exp(-k * 16.) * exp(-pow((u.x - P1) * .9, 2.)) + .02 * exp(-k * 5.)); }
  // towers on the horizon
  for (float i = 0.; i < 26.; i++) { float x = P1 + pick(i, -1., 1.) * pick(i + 30., .05, .32), w = pick(i + 60., .006, .016), h = pick(i + 90., .02, .14) * exp(-abs(x - P1) * 5.); vec2 q = vec2(abs(u.x - x) - w, u.y - hor - h + .012); if (q.x < 0. && q.y < 0. && u.y > hor - .02) { c = B * .012 + A * .05 * exp(-(u.y - hor) * 30.); vec2 g = vec2((u.x - x) * 260., u.y * 300.), id = floor(g) + i * 17.; vec2 f = abs(fract(g) - .5); c += step(max(f.x, f.y * 1.2), .33) * step(h2(id), .42) * mix(A, vec3(1., .8, .55), h2(id + 4.)) * (.25 + 1.3 * h2(id + 9.)); c += vec3(1., .1, .05) * step(length(vec2(u.x - x, u.y - hor - h + .012)), .0022) * 5.; } }
  // rows of lamps, far to near
  float cam = mix(3., 6., P0); vec2 j = iris() * .0035 * P2;
  for (float i = 0.; i < 70.; i++) {
    float t = i / 70., k = .004 * exp(t * 4.7); float y = hor - k, z = cam / k; vec2 p = u + j * (1. + 0. * t) * (.25 + k * 9.);
    float r = .0011 + .010 * k; if (abs(p.y - y) > r + .004 + k * .02) continue;
    float sp = (.011 + k * .16) ; float x = (p.x - P1 * (1. - k * 2.)) / sp + i * 3.7 * step(.5, fract(i * .5)); float id = floor(x); float h = h2(vec2(id, i + S)); if (h > .62) continue;
    vec2 q = vec2((fract(x) - .2 - .6 * h2(vec2(id, i + 40.))) * sp, p.y - y - (h2(vec2(id, i + 70.)) - .5) * k * .12);
    float m = smoothstep(r, r * .6, length(q)); float br = h2(vec2(id + 5., i)); vec3 col = br > .88 ? mix(B, vec3(.8, 1., 1.), .5) : br < .06 ? vec3(1., .12, .05) : mix(A, vec3(1., .8, .5), h2(vec2(id + 9., i)) * .6);
    c += col * m * (.25 + 2.6 * br * br) * mix(.35, 1., exp(-pow((u.x - P1) * 1.1, 2.)));
  }
  // avenues run to the vanishing point
  if (u.y < hor) { float k = hor - u.y; float a = (u.x - P1) / (k + .004); for (float i = -3.; i <= 3.; i++) { float e = abs(a - i * 1.9 - .4); float dash = .35 + .65 * smoothstep(.3, .6, noise(vec2(i * 9., cam / k * 1.4))); c += mix(A, i == 0. ? vec3(1., .25, .1) : A, .6) * smoothstep(.07, .0, e) * dash * dash * .3 * smoothstep(.0, .03, k); } }
  float d = scrub(u + iris() * .006); if (d < 0.) c = B * .006 * smoothstep(-.12, 0., d) + A * .012 * smoothstep(-.02, 0., d);
  return c;
}
