// @samples 5
// @post bloom=.2 streak=.06 vignette=.5 halation=.06
// A footbridge over a river gorge, half gone in fog. P2 light height, P3 light x.
vec3 fogAt(vec2 u, vec2 l) {
  vec2 e = (u - l) * vec2(1., 1.2); float d = length(e), s = fbm(vec2(u.x * 1.5 + S, u.y * 3.4)); vec3 base = mix(B * .13, B * .09 + A * .30, exp(-d * 2.2));
  return base * (.62 + .75 * s);
}
vec3 scene(vec2 u) {
  vec2 l = vec2(P3 * 1.6 - .8, P2 - .5); vec3 c = fogAt(u, l); float hz, s = smoke(u * 1.3 + S);
  for (float L = 0.; L < 3.; L++) { float k = L / 2.; float ln = .1 - .11 * k + .22 * fbm(vec2(u.x * mix(1.6, 1.1, k) + L * 5. + S, L)) + .05 * fbm(vec2(u.x * mix(30., 11., k), L)) + .28 * pow(abs(u.x - .1) * .9, 2.) - .1; vec2 g = u + iris() * .003; if (g.y < ln) c = mix(B * .02 + vec3(.004, .008, .008), fogAt(u, l), .82 - .3 * k); }
  hz = -.2; if (u.y < hz) { float v = hz - u.y, n = fbm(vec2(u.x * 3.5 / (v + .1), v * 50. + S)); vec3 r = fogAt(vec2(u.x + (n - .5) * .08, hz + v * (.5 + n)), l); c = r * (.62 - v * .7) + A * .2 * pow(n, 5.) * exp(-pow((u.x - l.x) * 3., 2.)); float st = fbm(u * vec2(7., 16.) + 4.); c = mix(c, vec3(.004, .006, .006), smoothstep(.63, .68, st * (.75 + v))); }
  c = mix(c, fogAt(u, l) * 1.3, .75 * exp(-pow((u.y - hz - .01) * 9., 2.)) * (.4 + s)); c += A * .9 * exp(-length((u - l) * vec2(1., 1.3)) * 6.);
  // bridge walks away from the lens: perspective of planks and rails
  float yb = -.33, vx = .26; vec2 g = u + iris() * .003 ; float z = .42 / max(.05 - g.y, .001); float far = 9.5; float cx = vx + (-.30 - vx) / z * 1.4; if (g.y < .03 && z < far) { float x = (g.x - cx) * z; if (abs(x) < .36) { float pl = step(.1, fract(z * 7.)) * (.45 + .7 * h1(floor(z * 7.))) * (.5 + fbm(vec2(x * 22., floor(z * 7.) * 3.))); vec3 k = vec3(.02, .019, .018) * pl + A * .12 * pl * sat(z / 6.); c = mix(k, c, sat(z / far * .7)); } }
  for (float i = 0.; i < 18.; i++) { float zz = 1. * pow(far, i / 17.), xx = vx + (-.30 - vx) / zz * 1.4; for (float e = -1.; e <= 1.; e += 2.) { vec2 b = vec2(xx + e * .36 / zz, .05 - .42 / zz); vec2 q = (g - b) * zz; float sun = e > 0. ? 1. : .3; if (box(q - vec2(0, .17), vec2(.016, .19)) < 0.) c = mix(vec3(.006, .007, .007) + A * .5 * sun * pow(zz / far, 2.), c, sat(zz / far * .6)); } }
  for (float e = -1.; e <= 1.; e += 2.) for (float h = 0.; h < 2.; h++) { float y0 = .34 - h * .15; vec2 p0 = vec2(vx + (-.30 - vx) * 1.4 + e * .36, .05 - .42 + y0), p1 = vec2(vx + (-.30 - vx) / far * 1.4 + e * .36 / far, .05 - (.42 - y0) / far); float t = sat(dot(g - p0, p1 - p0) / dot(p1 - p0, p1 - p0)); float zz = 1. / mix(1., 1. / far, t); if (length(g - mix(p0, p1, t)) < .017 / zz) c = mix(vec3(.008, .008, .008), A * 1.1, (e > 0. ? .9 : .25) * smoothstep(.35, 1., t)); }
  return c;
}
