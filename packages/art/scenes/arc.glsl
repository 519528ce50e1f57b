// @samples 6
// @post bloom=.3 streak=.16 halation=.2 vignette=.5 grain=.05
// Light without a thing: an arc jumps a gap before a plaster wall. P0 its place, P1 how far its ends are out of focus.
/** Trowelled plaster: how its light is uneven, lit from the side by a place. */
float plaster(vec2 u, vec2 from) {
  float e = .004, a = fbm(u * 7. + S) + .35 * fbm(u * 34.), bx = fbm((u + vec2(e, 0.)) * 7. + S) + .35 * fbm((u + vec2(e, 0.)) * 34.), by = fbm((u + vec2(0., e)) * 7. + S) + .35 * fbm((u + vec2(0., e)) * 34.);
  vec2 slope = vec2(bx - a, by - a) / e, way = normalize(from - u);
  return max(.1, 1. + .026 * dot(slope, way));
}
vec3 scene(vec2 u) {
  vec2 a = vec2(-.3 + .3 * P0, .13), b = vec2(.34 + .3 * P0, -.1); vec2 mid = (a + b) * .5;
    vec2 d = b - a; float len = length(d); d /= len; vec2 across = vec2(-d.y, d.x);
    float far = length((u - mid) * vec2(.8, 1.)), wall = plaster(u, mid);
    vec3 c = (A * .9 + .1) * wall * (.012 / (far * far * .6 + .02) + .03);
    c *= .75 + .25 * smoothstep(.4, .6, fbm(u * 2.2 + 5.));
    // branches, thinner than the arc
    for (float k = 0.; k < 4.; k++) {
      vec2 q = u - a; float t = dot(q, d) / len, x = dot(q, across);
      float bow = .05 * sin(PI * t) * (k < 1. ? 1. : h1(k + 3.) * 2.6 - 1.3);
      float way = bow + (fbm(vec2(t * 7. + k * 13., k * 5. + S)) - .5) * .15 * smoothstep(0., .12, t) * smoothstep(1., .88, t) + (noise(vec2(t * 60., k * 9. + S)) - .5) * .012;
      float inside = step(0., t) * step(t, k < 1. ? 1. : .3 + .5 * h1(k + 9.));
      float e = abs(x - way);
      float w = k < 1. ? 1. : .22;
      c += inside * w * (mix(A, vec3(1.), .75) * 26. * smoothstep(.0048 * w + .001, .0, e) + A * .0011 / (e * e + .00035));
    }
    // the two ends, out of focus, black against the wall
    vec2 g = u + iris() * (.006 + .03 * P1);
    float rod = min(seg(g, a, a - vec2(.9, -.28)), seg(g, b, b + vec2(.9, -.34))) - .03;
    float tip = min(length(g - a), length(g - b)) - .024;
    rod = min(rod, tip);
    if (rod < 0.) c = vec3(.004) + A * .5 * smoothstep(-.02, .0, rod) * exp(-3. * min(length(g - a), length(g - b))) + B * .35 * smoothstep(.07, .0, min(length(g - a), length(g - b)));
    // drops of metal that have left it
    for (float i = 0.; i < 46.; i++) {
      vec2 from = h1(i + 70.) < .5 ? a : b; float t = h1(i), turn = (h1(i + 20.) - .5) * 4.4; vec2 v = vec2(sin(turn), cos(turn) * .7) * (.25 + .8 * h1(i + 40.));
      vec2 at = from + v * t * .6 - vec2(0., .55 * t * t), next = from + v * (t + .016) * .6 - vec2(0., .55 * (t + .016) * (t + .016));
      vec2 l = u + iris() * .012 * h1(i + 90.);
      c += B * smoothstep(.0034, .001, seg(l, at, next)) * 7. * (1. - t * .7);
    }
    return c;
}
