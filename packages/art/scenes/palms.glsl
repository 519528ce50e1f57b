// @samples 5
// @post bloom=.14 streak=.08 vignette=.45
// Palms against last light. P0: 0 leaning over a marsh, 1 motel roofline and pool glow, 2 row at blue hour.
// P1 horizon, P2 size, P3 lamp x, P4 cloud.
float frond(vec2 p, float a, float L, float g) {
  vec2 d = vec2(cos(a), sin(a)); float t = dot(p, d) / L; t = sat(dot(p + vec2(0, g * L * t * t), d) / L); t = sat(dot(p + vec2(0, g * L * t * t), d) / L);
  vec2 c = d * t * L + vec2(0, -g * L * t * t), tan_ = normalize(d * L + vec2(0, -2. * g * L * t)), q = p - c; float s = dot(q, vec2(-tan_.y, tan_.x)), l = dot(q, tan_); if (abs(l) > .05 * L) return 1.;
  float w = .30 * L * pow(sin(PI * pow(sat(t * .93 + .05), .75)), .8); s -= -abs(s) * .15; float k = abs(s) / max(w, 1e-4); if (k > 1.) return 1.;
  float m = abs(fract((t - abs(s) / L * .55) * 34.) - .5) * 2.; return abs(s) < .006 * L || m > .22 + .55 * k ? -1. : 1.;
}
float palm(vec2 p, vec2 base, vec2 top, float L, float id) {
  vec2 q = p - top; if (dot(q, q) < L * L * 1.5) for (float i = 0.; i < 15.; i++) { float a = mix(-.5, PI + .5, (i + .7 * h1(id * 31. + i)) / 15.); if (frond(q, a, L * (.75 + .35 * h1(id * 17. + i)), .22 + .5 * h1(id * 13. + i) + .25 * abs(cos(a))) < 0.) return -1.; }
  float t = sat((p.y - base.y) / (top.y - base.y)); float x = mix(base.x, top.x, t * t * (1.6 - .6 * t)); float w = L * mix(.06, .03, sqrt(t)) * (1. + .1 * step(.5, fract(t * 30.)));
  if (p.y < top.y + .01 && p.y > base.y - .5 && abs(p.x - x) < w) return -1.; if (length(q * vec2(1., .8)) < L * .085) return -1.; return 1.;
}
vec3 sky(vec2 u, float hz) {
  float y = u.y - hz, cl = fbm(vec2(u.x * 1.2 + S, y * 6. + u.x * .4)); vec3 c;
  if (P0 == 2.) c = mix(A * .45 + B * .16, A * .06, sat(y * 1.3 + .1)) + B * .25 * exp(-y * 11.);
  else c = mix(A * .75 + B * .2, mix(A, vec3(.05, .12, .22), .75) * .18, sat(pow(max(y, 0.), .6) * 1.35)) + (B * .8) * exp(-max(y, 0.) * 8.) * exp(-pow((u.x - P3 + .5) * 1.1, 2.));
  return c * (.55 + .25 * P4) * (.8 + P4 * 1.1 * smoothstep(.4, .75, cl) * smoothstep(-.05, .2, y) * (1. - y));
}
vec3 scene(vec2 u) {
  float hz = -.36 + .2 * P1; vec3 c = sky(u, hz); vec2 lp = vec2(P3 * 1.6 - .8, hz + .045);
  if (u.y < hz) { float v = hz - u.y, z = .1 / (v + .01), n = fbm(vec2(u.x * z * 12., z * 30.)); c = sky(vec2(u.x + (n - .5) * .1, hz + v * (.6 + n)), hz) * (.5 - .6 * v); if (P0 == 0.) { float reed = smoothstep(.45, .6, fbm(vec2(u.x * 5., u.y * 26.) + S)); c *= 1. - .9 * reed; c += C * .9 * exp(-pow((u.x - lp.x + (n - .5) * .05) * 22., 2.)) * exp(-v * 9.) * (.3 + n); } if (P0 == 2.) { c = A * .02 * (.6 + n) + vec3(.9, .95, 1.) * .3 * smoothstep(.62, .75, fbm(vec2(u.x * 3., v * 40. - S) )) * smoothstep(.11, .03, v) ; } if (P0 == 1.) c = vec3(.003); }
  if (P0 == 2.) { vec2 e = u - vec2(.47, .33); c += vec3(1., .98, .9) * (.000012 / (dot(e, e) + .000002)); }
  // far tree line
  vec2 f = u + iris() * .004; float ln = hz + .012 + .03 * fbm(vec2(f.x * 9. + S, 1.)) + .016 * fbm(vec2(f.x * 40., 2.)); if (f.y < ln && f.y > hz - .004 && P0 < 2.) c = mix(vec3(.004, .006, .008), c, .1);
  if (P0 == 1.) {
    vec2 g = u + iris() * .003; float roof = hz + .13 - .02 * g.x + .012 * step(.3, g.x); c += (B * .3 + vec3(.0, .25, .3)) * .75 * exp(-max(g.y - roof + .22, 0.) * 5.) * (.4 + .8 * noise(vec2(g.x * 3., S))) * step(g.y, roof + .2) * .5;
    if (g.y < roof) { c = vec3(.004, .005, .007) + vec3(.05, .35, .4) * .10 * smoothstep(-.5, .5, -(g.y - roof)) * (.6 + .5 * noise(g * vec2(14., 30.))) ; c *= 1. - .7 * step(roof - .014, g.y);
      vec2 w = g - vec2(lp.x, roof - .085); vec2 dr = vec2(mod(g.x, .21) - .105, w.y); float pane = box(w, vec2(.042, .036)), other = box(dr, vec2(.032, .036)); c = mix(c, vec3(.002), smoothstep(.002, -.002, other) * .6); float blind = .5 + .5 * step(.3, fract(w.y * 110.)); if (pane < 0.) c = C * 2.4 * blind * (.7 + .5 * w.y / .036) * (1. - .75 * step(abs(w.x + .006), .0022)); c += C * .07 * exp(-max(pane, 0.) * 16.);
      float wd = abs(g.y - (roof - .17)); c = mix(c, vec3(.003), smoothstep(.006, .003, wd)); float pool = smoothstep(hz - .05, hz - .2, g.y); c += vec3(.06, .75, .8) * pool * (.12 + .5 * pow(ridge(vec2(g.x * 3. + S, g.y * 10.)), 5.)); }
  }
  if (P0 == 0.) { vec2 g = u + iris() * .003; vec2 h = g - lp - vec2(.09, -.01); float house = max(max(abs(h.x) - .13, h.y - .05 + abs(h.x) * .32), -h.y - .04); if (house < 0.) c = vec3(.004, .005, .006) + C * .5 * exp(-length(g - lp) * 26.); vec2 e = u - lp; c += C * (.0004 / (dot(e, e) + .00003)) + C * .12 * exp(-length(e) * 9.); }
  float n = P0 == 2. ? 7. : P0 == 1. ? 4. : 3.;
  for (float i = 0.; i < n; i++) {
    float z = P0 == 2. ? i / 6. : h1(i + 5.); vec2 g = u + iris() * (P0 == 2. ? .002 + .003 * z : .0015 + .006 * step(n - 1.5, i)); vec2 base, top; float L;
    if (P0 == 2.) { float x = mix(-.78, .55, pow(z, 1.5)); float s = mix(1.25, .34, pow(z, .75)); base = vec2(x, hz - .1 * s); top = vec2(x + .012 * sin(i * 4.), hz + (.42 + .05 * h1(i)) * s); L = .17 * s; }
    else if (P0 == 1.) { base = vec2(pick(i + 2., -.15, .15) + (i - 1.5) * .42, hz + .1); top = base + vec2(pick(i + 20., -.09, .09), pick(i + 30., .2, .48) * (.6 + P2)); L = pick(i + 40., .12, .17) * (.6 + P2); if (i > 2.5) { base = vec2(.85, -.7); top = vec2(.74, .29); L = .36; } }
    else { base = vec2(-.55 + i * .3, hz - .08); top = base + vec2(pick(i + 20., .14, .3), pick(i + 30., .45, .68)) * (.7 + .5 * P2); L = pick(i + 40., .19, .25) * (.6 + P2 * .7); }
    if (palm(g, base, top, L, i + 1.) < 0.) c = vec3(.0025, .003, .004) + (P0 == 1. ? vec3(0, .02, .025) : A * .012) * smoothstep(.2, -.3, g.y) ;
  }
  return c * (P0 == 2. ? .9 : 1.);
}
