// @samples 4
// @post bloom=.13 streak=.12 vignette=.4
// Towers across water. P0: 0 storm with lightning, 1 low sun and wake, 2 between bridge piers, 3 blue hour and one lit floor.
// P1 horizon, P2 tower height, P3 light x, P4 lit windows, P5 water chop, P6 width of towers.
vec3 sky(vec2 u) {
  float cl = fbm(vec2(u.x * 1.6 + S, u.y * 5. - u.x * .3)); vec3 c;
  float lx = P3 * 1.6 - .8;
  if (P0 == 1.) { float d = length((u - vec2(lx, .055)) * vec2(1., 1.25)); c = mix(vec3(.03, .06, .09), A * .55, exp(-u.y * 5.)) + A * 1.4 * exp(-d * 7.) + B * .25 * exp(-u.y * 9.); c *= .75 + .6 * smoothstep(.35, .7, cl); c += vec3(1., .8, .5) * 14. * smoothstep(.034, .03, length(u - vec2(lx, .055))); }
  else if (P0 == 0.) {
    float s = smoke(vec2(u.x * 1.3 + S, u.y * 2.2)); c = mix(A * .03, A * .24 + B * .05, smoothstep(.3, .75, s)) * (.5 + u.y); c += B * .12 * exp(-u.y * 12.);
    float x = lx, y = u.y, w = 9.; float jag = (noise(vec2(y * 9., S)) - .5) * .22 + (noise(vec2(y * 31., S + 4.)) - .5) * .07 + (noise(vec2(y * 90., 2.)) - .5) * .016; w = abs(u.x - x - jag);
    float j2 = jag + (.3 - y) * .8 + (noise(vec2(y * 37., 8.)) - .5) * .07; float w2 = y < .3 && y > .12 ? abs(u.x - x - j2) : 9.;
    c += (A * .5 + .7) * (.000035 / (w * w + .0000016) + .000006 / (w2 * w2 + .000001)) * step(.0, y) + (A + .2) * .13 * exp(-w * 7.) * (.3 + 1.6 * s * s);
  } else { c = mix(vec3(.01, .025, .05), A * .12 + vec3(.01, .03, .06), exp(-u.y * 4.)) + A * .22 * exp(-u.y * 9.) * (.6 + .5 * cl); c *= .8 + .35 * cl; if (P0 == 3.) c += B * .06 * (1. - u.y) + A * .3 * exp(-u.y * 13.); }
  return c;
}
vec3 city(vec2 u) {
  vec3 c = sky(u);
  for (float L = 0.; L < 3.; L++) {
    float sc = mix(26., 9., L / 2.) / (.6 + P6), x = u.x * sc + L * 31.3 + S * 7., id = floor(x), f = x - id, r = h2(vec2(id, L + S));
    float env = .25 + .9 * exp(-pow((u.x - (h1(L + 50.) - .5) * 1.1) * 2.2, 2.));
    float h = (.04 + (.12 + .28 * L / 2. * 0. + .24 * r * r) * env) * (.5 + P2) * (1. - .22 * L * step(.5, h2(vec2(id, 9.))));
    float in_ = .04 + .1 * h2(vec2(id, 5.)), e = abs(f - .5); h -= step(.26, e) * .03 * h2(vec2(id, 6.)) + step(.36, e) * .03 * h2(vec2(id, 16.)); float mast = step(e, .018) * step(.7, r) * .06;
    if (e < .5 - in_ && u.y < h + mast) {
      vec3 fogc = sky(vec2(u.x, .02)) * .5; c = mix(fogc, vec3(.003, .004, .006), .45 + .22 * L) ;
      if (u.y < h) { float nx = 9. + floor(7. * h2(vec2(id, 7.))), ny = sc * nx * 1.0; vec2 g = vec2(f * nx, u.y * ny), gi = floor(g), gf = fract(g); float lit = step(h2(gi + id * 3.1 + L * 77.), P4 * (.2 + .55 * h2(vec2(id, 8.)))) * step(gf.x, .78) * step(.22, gf.x) * step(.3, gf.y) * step(gf.y, .8);
        vec3 k = mix(vec3(1., .66, .3), mix(vec3(.7, .9, 1.), B, .5), step(.7, h2(gi + 9.))); c += k * lit * mix(.12, .5, L / 2.) * (.3 + 1.1 * h2(gi + 3.));
        if (P0 == 3. && L == 2. && abs(u.x - (P3 * 1.6 - .8)) < .12 && abs(gi.y - floor(h * ny * .86)) < 1.5) c += vec3(1., .55, .2) * 3. * step(.1, gf.x); }
      if (mast > 0. && u.y > h + mast - .006) c += vec3(1., .1, .05) * 2.;
      c += A * .1 * exp(-u.y * 20.) * (1. - L * .3);
    }
  }
  return c;
}
vec3 scene(vec2 u) {
  float hz = -.28 + .25 * P1; vec2 w = u - vec2(0, hz); vec3 c;
  if (w.y > 0.) c = city(w); else {
    float v = -w.y, z = .12 / (v + .006); vec2 q = vec2(u.x * z * 14., z * 34.); float n = fbm(q + S), n2 = noise(q * vec2(3., 2.) + 7.);
    vec2 m = vec2(u.x + (n2 - .5) * .022 * (1. + v * 5.), v * mix(1., .4 + 1.5 * n, P5) + (n - .45) * .16 * P5 + rnd() * .03 * (.2 + v * 4.));
    c = city(vec2(m.x, max(m.y, .002))) * mix(.9, .34, sat(v * 1.7)) * vec3(.8, .95, 1.); c += vec3(.001, .002, .003);
    if (P0 == 1.) { float k = abs(u.x + .12 + w.y * .35 + .06 * (n - .5)); float foam = smoothstep(.1 + v * .5, 0., k) * smoothstep(.48, .75, fbm(q * vec2(.8, 2.) * .6 + 3.)); c += A * foam * .5 * smoothstep(.02, .2, v); }
    if (P0 == 2.) { vec2 b = vec2(P3 * 1.2 - .6, -.055); vec2 e = (u - vec2(b.x + (n - .5) * .05, 0.)) ; c += B * .9 * exp(-e.x * e.x * 900.) * exp(-v * 6.) * (.2 + n2 * 1.2) * step(.03, v); }
  }
  if (P0 == 2.) {
    vec2 b = vec2(P3 * 1.2 - .6, hz - .035); float tr = (rnd() - .5) * .05; vec2 e = u - b - vec2(tr, 0); c += B * (.0012 / (dot(e, e) + .00006)); 
    vec2 g = u + iris() * .012; float deck = .37 + g.x * .05; float pier = min(abs(g.x + .66) - .13, abs(g.x - .83) - .17); pier = min(pier, abs(g.x - .42) - .022 - step(g.y, hz - .03) * 9.); float cap = max(abs(g.x + .66) - .22, abs(g.y - deck + .03) - .05); cap = min(cap, max(abs(g.x - .83) - .27, abs(g.y - deck + .03) - .05));
    float d = min(min(pier, cap), deck - g.y); if (d < 0.) { float t = fbm(g * 9.); c = vec3(.006, .008, .009) * (.5 + t) + A * .16 * smoothstep(-.1, 0., d) * t * smoothstep(.3, -.4, g.y) + B * .03 * exp(-abs(g.x - b.x) * 4.) * exp(-abs(g.y - hz) * 4.) * t; }
  }
  if (P0 == 1.) { vec2 g = u + iris() * .02; float d = abs(g.y + .37 + g.x * .09) - .018; d = min(d, abs(g.y + .47 + g.x * .09) - .008); d = min(d, max(abs(mod(g.x + .1, .62) - .31) - .012, g.y + .37)); if (d < 0.) c = vec3(.004) + A * .35 * smoothstep(.0, .018, g.y + .37 + g.x * .09) * step(abs(g.y + .37 + g.x * .09), .018); }
  return c;
}
