// @samples 2
// @post bloom=.12 streak=0 vignette=.5
// Dye in clear water: each place is followed back through eddies to where the dye was let out.
// P0: 0 a ribbon that crosses a pool's light, 1 a plume of ink before a lamp. P1 how long it has drifted, P2 size of the eddies.

// Potential of the current; its curl has no sinks, so that the dye only folds.
float current(vec2 p, float layer, float t) {
  float k = 1.6 + 2.2 * P2;
  return noise(vec3(p * k, layer * 5.3 + t * .5)) / k + .42 * noise(vec3(p * k * 2.3 + 7., layer * 3.1 - t * .6)) / (k * 1.5) + .16 * noise(vec3(p * k * 5.1 + 3., layer * 2.3 + t)) / (k * 2.2);
}
vec2 flow(vec2 p, float layer, float t) {
  float e = .006, a = current(p, layer, t);
  return vec2(current(p + vec2(0, e), layer, t) - a, a - current(p + vec2(e, 0), layer, t)) / e;
}
// Where what is at `p` was when the dye came in.
vec2 origin(vec2 p, float layer, float drift) {
  float dt = .034;
  for (float i = 0.; i < 44.; i++) { float t = i / 44.; p -= flow(p, layer + S, 1. - t) * dt * drift * mix(1., .5, t); }
  return p;
}
vec3 scene(vec2 u) {
  vec3 c;
  float drift = .5 + 2.4 * P1;
  if (P0 == 0.) {
    // the pool: light from above that the surface breaks into a net, far out of focus
    vec2 f = u + iris() * .05;
    vec2 g = vec2(f.x * (1.6 - .9 * f.y), (f.y + .9) * 1.9) * 2.4;
    float net = 1. - abs(2. * fbmLow(g + 1.4 * vec2(noise(g * .7 + S), noise(g * .7 + 9.))) - 1.);
    float top = smoothstep(-.6, .55, u.y);
    c = A * (.006 + .05 * top) + A * (.03 + .5 * top) * pow(net, 9.) + (A + .3) * .8 * exp(-length((u - vec2(.46, .6)) * vec2(1., .8)) * 3.4);
    float dye = 0., shade = 0.;
    for (float layer = 0.; layer < 4.; layer++) {
      vec2 o = origin(u + vec2(.02, .014) * layer, layer * .11, drift);
      float w = .075 + .03 * layer, y = o.y + .03 - .26 * o.x, strand = exp(-pow(y / w, 2.));
      float fine = .55 + .9 * noise(vec2(o.x * 3.2, o.y * 58. + layer * 9.));
      float ends = smoothstep(-1.05, -.5, o.x) * smoothstep(.95, .4, o.x);
      dye += strand * fine * ends * .5;
      shade += strand * ends * smoothstep(-w, w, y);
    }
    vec3 through = exp(-dye * vec3(1.0, 3.2, 1.1));
    c = c * through + (B + .12 * C) * (1. - exp(-dye * 1.2)) * (.04 + .7 * top * top + .12 * shade);
    return c + A * .03;
  }
  // ink before a lamp
  vec2 lamp = vec2(.34, .12);
  float glow = exp(-length((u - lamp) * vec2(.8, 1.)) * 2.1);
  c = mix(C * .05, B * 1.05, glow) + B * .25 * exp(-length(u - lamp) * 5.);
  float ink = 0., edge = 0.;
  for (float layer = 0.; layer < 5.; layer++) {
    vec2 o = origin(u * 1.05 + vec2(.016, -.02) * (layer - 2.), layer * .09, drift);
    vec2 q = o - vec2(-.12 + .02 * layer, .12);
    float jet = exp(-pow(q.x / (.045 + .03 * layer), 2.)) * smoothstep(-.34, -.1, q.y);
    float cap = smoothstep(.3, .05, length(q * vec2(1.15, 1.) + vec2(0., .22)));
    float fine = .45 + 1.1 * noise(vec2(o.x * 42. + layer * 5., o.y * 9.)) * noise(o * 9. + layer);
    float d = max(jet, cap) * fine;
    ink += d * .62;
    edge += d * (1. - d);
  }
  vec3 through = exp(-ink * vec3(2.5, 3.6, 1.7));
  c = c * through + A * .10 * (1. - exp(-edge * 1.3)) * (.25 + glow * 1.2);
  return c;
}
