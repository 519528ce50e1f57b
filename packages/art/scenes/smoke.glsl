// @samples 5
// @post bloom=.16 streak=.08 vignette=.6
// Smoke in light. P0: 0 church window over pews, 1 porch bulb, 2 snuffed candle in a cold beam, 3 three congas under a lamp.
// P1 density, P2 scale, P3 light x.
vec3 scene(vec2 u) {
  vec3 c = vec3(.0015, .002, .0025); float lx = P3 * 1.6 - .8;
  if (P0 == 0.) {
    float sm = smoke(u * 1.5 * (.5 + P2) + S), wall = fbm(u * vec2(14., 9.)); c = vec3(.006, .005, .0045) * (.4 + wall); 
    vec2 w = u - vec2(-.5, .32); float lancet = max(abs(w.x) - .062, w.y > .04 ? length(vec2(abs(w.x) + .06, w.y - .04)) - .122 : -w.y - .14); vec2 g = rot(.78) * w * 34.; float lead = min(abs(fract(g.x) - .5), abs(fract(g.y) - .5)); if (lancet < 0.) c = mix(A, B, .4 + .6 * h2(floor(g))) * 4.5 * smoothstep(.03, .08, lead) * step(.005, abs(w.x));
    vec2 d = normalize(vec2(.80, -.60)); for (float i = -2.; i <= 2.; i++) { vec2 o = vec2(-.5, .27) + vec2(-.005, .025) * i * 1.1; vec2 q = u - o; float t = dot(q, d), x = dot(q, vec2(-d.y, d.x)); float wd = .018 + .055 * t; if (t > 0.) c += mix(A, B, .5) * exp(-pow(x / wd, 2.)) * .6 * exp(-t * .9) * (.12 + 1.5 * sm * sm * 1.6) * (.7 + .5 * h1(i + 9.)); }
    c += A * .03 * exp(-length((u - vec2(.3, -.25)) * vec2(1., 1.6)) * 3.) * (.4 + sm);
    for (float i = 0.; i < 7.; i++) { float k = i / 6., y = mix(-.2, -.5, k * k) + .0; vec2 g = u + iris() * (.001 + .010 * k * k); float top = y + .0 + .012 * cos(g.x * 2.); float x = g.x / (.35 + .9 * k); float end = smoothstep(.02, .0, abs(fract(x * .8 + .2) - .5) - .02); float ln = top + end * .03 * (.5 + k); if (g.y < ln) { float rim = smoothstep(ln - .008 - .006 * k, ln, g.y); float li = exp(-pow((u.x - .28 - .1 * k) * 2.3, 2.)); c = vec3(.003, .0025, .002) + mix(A, B, .3) * rim * (.05 + .6 * li) * (1. - .5 * k) + A * .02 * li * (1. - k); } }
    for (float i = 0.; i < 0.; i++) { vec2 g = u + iris() * .009 - vec2(.36 + i * .075 + .012 * h1(i), -.20 + .01 * h1(i + 4.)); float d2 = min(length((g - vec2(0, .085)) * vec2(1.2, 1.)) - .017, max(abs(g.x) - .03 - .1 * (.06 - g.y) * .3, abs(g.y) - .065)); if (d2 < 0.) c = mix(c, vec3(.05, .03, .02) + B * .09 * step(g.x, -.006) * smoothstep(-.1, .1, g.y), .75); }
    return c;
  }
  if (P0 == 1.) {
    vec2 b = vec2(lx, .15), e = u - b; float d = length(e), sm = smoke(u * 1.7 * (.5 + P2) + S); c += A * (.0026 / (d * d + .0006)) * (.8) + A * .36 * exp(-d * 3.4) * (.15 + 1.7 * sm * sm) + B * .035 * exp(-d * 1.3) * sm; 
    vec2 g = u + iris() * .0012; vec2 q = g - b; float cap = box(q - vec2(0, .075), vec2(.02, .028)) - .003; cap = min(cap, box(q - vec2(0, .3), vec2(.0035, .2))); if (cap < 0.) c = vec3(.01) + A * .45 * smoothstep(.06, .045, q.y); float bulb = length(q * vec2(1., .9)) - .034; if (bulb < 0.) c = A * 1.2 + vec3(6., 4., 2.) * exp(-dot(q, q) * 3200.);
    // clapboards catch the light
    if (u.x > .0 + lx * .3 - 9.) { float wallx = smoothstep(.18, .55, u.x - lx); float bd = fract((u.y + .02 * u.x) * 13.); float li = exp(-d * 2.4); c = mix(c, c * .5 + (A * .55 + B * .06) * li * (.25 + .75 * smoothstep(.0, .18, bd)) * (.7 + .3 * fbm(vec2(u.x * 4., floor(u.y * 13.) * 7. + u.y * 30.))), wallx); }
    for (float i = 0.; i < 16.; i++) { float a = h1(i) * 6.28, r = .06 + .34 * h1(i + 20.) * h1(i + 40.); vec2 m = b + vec2(cos(a), sin(a) * .8) * r; vec2 tr = vec2(-sin(a), cos(a)) * (.006 + .02 * h1(i + 60.)); float w = .0028 + .003 * h1(i + 80.); vec2 bl = iris() * .003 * h1(i + 33.); float s = seg(u + bl, m - tr, m + tr + .006 * vec2(sin(i * 5.), cos(i * 7.))); c += (A + .25) * smoothstep(w, w * .3, s) * .012 / (r * r + .012); }
    vec2 h = u + iris() * .02; float fr = min(box(h - vec2(-.77, 0), vec2(.07, .7)), box(h - vec2(-.9, -.13), vec2(.3, .03))); if (fr < 0.) c = vec3(.003) + A * .10 * smoothstep(-.014, .0, fr) * step(-.75, h.x); else if (h.x < -.7) c *= .6; 
    return c;
  }
  if (P0 == 2.) {
    vec2 wk = vec2(lx, -.285); float y = u.y - wk.y; vec2 p = u - wk; float sway = (noise(vec2(y * 2.4 - S, 3.)) - .5) * .42 * smoothstep(0., .6, y) + (noise(vec2(y * 6. + S, 9.)) - .5) * .13 * smoothstep(.1, .6, y); float sm = 0.;
    if (y > 0.) { for (float i = 0.; i < 5.; i++) { float o = sway + (noise(vec2(y * (3. + i) + i * 7., i)) - .5) * .36 * smoothstep(.05, .8, y) ; float w = .0035 + .055 * y * y + .012 * y; float x = p.x - o; float e = abs(x) / w; sm += exp(-e * e) * (.0045 / w + .12) * (.4 + .9 * fbm(vec2(x * 16. + i * 4., y * 7. - i))); sm += .5 * exp(-pow((abs(x) - w * 1.1) / (.004 + .012 * y), 2.)) * (.25 + .4 * noise(vec2(y * 9., i * 3.))); } }
    vec2 src = vec2(-.95, .43), d = normalize(vec2(.93, -.37)); vec2 q = u - src; float t = dot(q, d), x = dot(q, vec2(-d.y, d.x)), w = .05 + .13 * t; float bm = exp(-pow(x / w, 4.)) * exp(-max(t, 0.) * .5); float air = smoke(u * 2.1 + S); c += A * bm * (.028 + .14 * air * air) + (A * .5 + B * .5) * sm * (bm * 1.15 + .045);
    vec2 g = u + iris() * .0014; vec2 k = g - vec2(lx, -.32); float stick = seg(k, vec2(.0), vec2(.006, .026)) - .0032; float body = max(abs(k.x) - .052, k.y + .0 + .008 * sin(k.x * 60.)); body = min(body, seg(k, vec2(.046, -.01), vec2(.05, -.09)) - .009); if (body < 0.) c = (B * .10 + A * .04) * (.15 + .95 * smoothstep(.01, -.05, k.x)) * (.6 + .5 * smoothstep(-.16, 0., k.y)) + vec3(.22, .07, .02) * exp(-length(k * vec2(1., 1.2)) * 22.) ; if (stick < 0.) c = vec3(.01); vec2 e = u - vec2(lx + .006, -.292); c += vec3(1., .28, .05) * (.00018 / (dot(e, e) + .000016)) + vec3(1., .3, .06) * .05 * exp(-length(e) * 16.); return c;
  }
  // congas
  { float sm = smoke(vec2(u.x * 1.3, u.y * 1.9) * (.6 + P2) + S); vec2 src = vec2(lx * .3, .66); vec2 q = u - src; float t = -q.y, w = .05 + .36 * t; float bm = exp(-pow(q.x / w, 2.)) * .5 / (.35 + t); c += mix(A, B, .5) * bm * (.07 + 1.0 * sm * sm) * .55; c += B * .8 * exp(-dot(q, q) * 30.);
    float fl = -.36; if (u.y < fl) { float v = fl - u.y; c = vec3(.004) + A * .26 * exp(-pow(u.x * 1.35, 2.)) * exp(-v * 3.) * (.35 + .7 * fbm(vec2(u.x * 2.5, v * 60. / (.3 + v)))); }
    for (float i = 0.; i < 3.; i++) { float cx = (i - 1.) * .285 + (i == 1. ? .0 : .015 * (i - 1.)), sc = i == 1. ? 1.05 : .93, by = fl - (i == 1. ? .045 : .01); vec2 g = u + iris() * (i == 1. ? .0012 : .004) - vec2(cx, by); g /= sc; float h = .43, y = g.y / h; float w2 = .075 + .055 * sin(PI * pow(sat(y), .8) * .95) ; float e = g.x / w2; 
      vec2 top = (g - vec2(0, h)) / vec2(.088, .024); float rimT = length(top);
      if (y > 0. && y < 1. && abs(e) < 1. ) { float nx = e, nz = sqrt(1. - e * e); float grain = .6 + .6 * fbm(vec2(asin(e) * 9. + i * 9., y * 2.5)); float stave = smoothstep(.0, .05, abs(fract(asin(e) * 3.2) - .5)); float hoop = max(smoothstep(.02, .012, abs(y - .93)), smoothstep(.016, .01, abs(y - .36))); float top_ = pow(max(0., .35 + .65 * y), 3.); vec3 wood = mix(vec3(.30, .085, .03), vec3(.34, .16, .06), h1(i + 3.)) * grain * (.6 + .4 * stave); float li = top_ * (.05 + .5 * pow(max(0., nz * .55 + (cx < 0. ? nx : -nx) * .55), 1.5)); c = wood * A * li * 1.5 + A * .22 * pow(max(0., 1. - abs(e + (cx < 0. ? -.55 : .55) * .9) * 4.), 2.) * top_; c = mix(c, (A * .9 + .1) * (.05 + .9 * pow(max(0., 1. - abs(abs(e) - .4) * 3.), 3.)) * top_, hoop); float lug = smoothstep(.05, .03, abs(fract(asin(e) * 1.6 + .1) - .5)) * step(.72, y); c = mix(c, A * .35 * top_ * nz, lug * .8); c += A * .0; }
      if (rimT < 1.) c = mix(A * 1.0, vec3(1., .85, .65) * .95, .5) * (.45 + .55 * smoothstep(1., .2, length(top - vec2(0., .2)))) * (.85 + .2 * noise(g * 60.)) * (i == 1. ? 1.1 : .75); else if (rimT < 1.1) c = A * .25 + vec3(.8) * pow(noise(vec2(atan(top.y, top.x) * 3., i)), 3.); }
    float s2 = smoke(vec2(u.x * 1.1 + 3., u.y * 2.6 - S)); float lay = exp(-pow((u.y + .12 + .07 * sin(u.x * 3. + S)) * 5.5, 2.)); c += mix(A, B, .6) * bm * s2 * s2 * lay * 1.25; return c; }
}
