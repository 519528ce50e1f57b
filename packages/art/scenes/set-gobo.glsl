// @samples 12
// @post bloom=.14 streak=.02 vignette=.35
// Slats of hard light on a bare wall, thrown by a gobo, and gear before it; see lib/rig.glsl. P0 slant, P1 slats, P2 softness.
vec3 inner(vec2 u) {
  vec2 q = rot(.16 * P0 - .1) * (u - vec2(.12, .03)); q.x += q.y * .28; vec2 j = iris() * mix(.004, .016, P2) * (1. + max(q.x, 0.) * 1.6); q += j;
  float n = 9. + 8. * P1, f = abs(fract(q.y * n) - .5); float slat = step(f, .29) * step(abs(q.y), .36) * step(abs(q.x), .50); slat *= step(.012, abs(q.x + .06)); slat *= step(.3, abs(floor(q.y * n) - 1.)) + step(.18, q.x);
  float wall = .75 + .3 * fbm(u * vec2(5., 7.)) + .10 * (noise(u * 90.) - .5); float crack = smoothstep(.006, .0, abs(u.x - .43 + .03 * fbm(vec2(u.y * 5., S)))) * step(u.y, .2);
  vec3 c = (A * .8 + .15) * slat * exp(-length((u - vec2(.2, .08)) * vec2(.8, 1.)) * 1.6) * wall * (1. - .5 * crack) + (A * .012 + B * .022) * wall * exp(-length(u - vec2(.15, 0)) * 1.2);
  float fl = -.37; if (u.y < fl) { float k = fl - u.y; c = c * .0 + (A * .8 + .15) * .14 * exp(-k * 9.) * (.4 + fbm(vec2(u.x * 3. / (k + .3), 2. / (k + .05)))) * exp(-abs(u.x - .2) * 1.8) + B * .006; c *= 1. - .6 * smoothstep(.012, .0, k); } else if (u.y < fl + .028) c *= .55;
  for (float i = 0.; i < 3.; i++) { vec2 w = u + iris() * .02; float d = abs(w.y + .44 + .02 * i - .03 * sin(w.x * (3. + i) + i * 2. + S)) - .007; if (d < 0.) c = vec3(.003) + A * .02 * smoothstep(-.007, 0., d); } return c;
}
// @include rig
