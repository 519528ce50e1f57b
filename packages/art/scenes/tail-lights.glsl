// @samples 3

// @post bloom=.14 streak=.5 grain=.06
// Traffic by night, only its lights. P0: 0 wet avenue, 1 long lens with shutter drag.
// P1 density, P2 height, P3 sharp light x, P4 disc size, P5 wetness.
vec3 shine(vec2 u, vec2 c, float r, vec3 k, float sharp) {
  return k * (bokeh(u, c, r, .06 + .02 * sharp) * .9);
}
vec3 scene(vec2 u) {
  float hz = .06 + P2 * .14; vec3 c = vec3(.0015, .002, .003) + vec3(.012, .016, .024) * exp(-abs(u.y - hz) * 7.) + C * .012 * fbm(u * 2.5 + S) * smoothstep(0., .5, u.y);
  vec2 ua = u; float steps = 1.;
  float wet = P5, drag = P0 == 1. ? .055 : 0.;
  vec2 shift = drag * (rnd() - .5) * vec2(.35, 1.);
  // facades: out-of-focus windows and signs
  for (float i = 0.; i < 46.; i++) {
    float side = h1(i) > .5 ? 1. : -1.; float z = pick(i + 20., 0., 1.); z *= z;
    vec2 p = vec2(side * mix(.18, 1.05, z) + pick(i + 40., -.08, .08), hz + pick(i + 60., .03, .52) * mix(.35, 1., z)); float r = mix(.010, .032, z) * (1. + P4);
    vec3 k = mix(mix(A, B, h1(i + 80.)), vec3(1., .8, .55), .55 * h1(i + 100.)) * pick(i + 120., .03, .3);
    if (P0 == 1.) k *= .35;
    c += shine(u, p, r, k, 0.);
  }
  // cars in pairs, in lanes
  float n = 10. + P1 * 26.;
  for (float i = 0.; i < n; i++) {
    float lane = floor(pick(i + 11., 0., 3.999)), run = fract((i + h1(i + 3.)) / n + (lane > 2.5 ? LOOP : -LOOP)), z = pow(run, 1.7);
    float depth = mix(26., 2.6, z); float x = (lane - 1.2) * 2.6 + pick(i + 21., -.5, .5); x += (P0 == 1. ? .018 * depth * depth * .5 * (P3 - .5) : 0.);
    float coming = step(2.5, lane);
    vec3 k = coming > .5 ? vec3(1., .88, .7) * .8 : A * 1.25; if (h1(i + 31.) > .86) k = B * 1.1;
    k *= pick(i + 41., .4, 1.15) * mix(1.3, .55, z) * mix(1., smoothstep(0., .1, run) * smoothstep(1., .9, run), moving());
    float r = mix(.010, .078, z) * (.55 + P4);
    for (float s = -1.; s <= 1.; s += 2.) {
      vec2 p = vec2((x + s * .72) / depth * 1.15, hz - (1.35 + P2 * 2. - .8) / depth * 1.15);
      vec2 q = u - shift * (.4 + z);
      c += shine(q, p, r, k, 0.);
      // wet ground: mirrored and drawn down
      vec2 m = vec2(p.x, hz - (1.35 + P2 * 2. + .8) / depth * 1.15);
      vec2 reach = abs(q - m) - vec2(.04, 0.); if (reach.x > r * 2.6 || reach.y > r * 7.1 + .113) continue; // no light left
      float rip = (fbm(vec2(u.x * 7. / (.3 + z), (u.y - hz) * 60.) + .8 * orbit(1., z)) - .5) * (.02 + .05 * z);
      vec2 e = (q - m + vec2(rip, 0.)) / vec2(r * .8, r * 2.2 + .035); c += k * wet * .42 * exp(-dot(e, e) * 1.3) * (.45 + .9 * noise(vec2(u.x * 14., (u.y - hz) * 130. / (.25 + z))));
    }
  }
  if (P0 == 1.) { // sign gantry, out of focus
    vec2 g = u + iris() * .009; float d = box(g - vec2(.05, .31), vec2(1.2, .012)); d = min(d, box(g - vec2(-.22, .33), vec2(.17, .075))); d = min(d, box(g - vec2(.31, .335), vec2(.2, .09))); d = min(d, box(g - vec2(.78, .0), vec2(.014, .33))); d = min(d, abs(box(g - vec2(0.05, .345), vec2(1.2, .022))) - .002);
    if (d < 0.) c = vec3(.0015) + A * .01 * smoothstep(-.01, 0., d);
  } else {
    // signal head above, soft green-red glow
    vec2 g = u - vec2(-.34 + P3 * .2, .36); c += A * bokeh(u, vec2(-.34 + P3 * .2, .36), .042, .1) * 1.3; c += B * .10 * bokeh(u, vec2(-.34 + P3 * .2, .27), .036, .1);
    vec2 s = u + iris() * .004; float arm = box(s - vec2(-1.02 + P3 * .2, .425), vec2(.72, .006)); if (arm < 0.) c *= .25;
    // one light in focus: lens segments of a lamp, close
    vec2 f = vec2(mix(-.5, .5, P3), -.21); vec2 q = u - f; float lamp = box(q, vec2(.052, .021)) - .012; vec2 cell = fract(q * 95.) - .5;
    float inside = smoothstep(.003, -.003, lamp); c = mix(c, B * (1.1 + 2.6 * exp(-dot(q, q) * 900.)) * (.35 + smoothstep(.5, .1, length(cell))), inside);
    c += B * .05 * exp(-max(lamp, 0.) * 22.);
    vec2 m = u - f * vec2(1, 1) + vec2((fbm(vec2(u.x * 9., u.y * 70.)) - .5) * .05, .17); c += B * wet * .8 * exp(-dot(m / vec2(.055, .11), m / vec2(.055, .11))) * (.4 + noise(vec2(u.x * 20., u.y * 150.)));
    c += vec3(1.) * 0.;
  }
  // road gloss
  float rd = smoothstep(hz, hz - .35, u.y); c += rd * wet * .012 * mix(A, vec3(.5, .6, .8), .5) * pow(fbm(vec2(u.x * 3., 2. / (hz - u.y + .05)) * 3.), 2.);
  return c;
}
