// @samples 5
// @post bloom=.2 streak=.06 vignette=.5 halation=.06
// Things half gone in fog. P0: 0 railroad and pines, 1 moored boat, 2 footbridge, 3 bow light in a harbor, 4 causeway on piles.
// P1 density, P2 light height, P3 light x, P4 nearness.
float pine(vec2 p, float h, float id) {
  if (p.y < 0. || p.y > h) return abs(p.x) < .006 && p.y < h ? -1. : 1.; float k = 1. - p.y / h; float w = h * .2 * pow(k, .8); float tier = fract(p.y / h * 17. + id + .5 * noise(vec2(p.x * 40., id))); w *= .70 + .3 * (1. - tier); w *= .65 + .7 * noise(vec2(p.y * 60. / h, id * 9. + step(0., p.x) * 5.)); float fr = noise(vec2(p.x * 90. / h * .6, p.y * 130. / h * .6 + id)); return abs(p.x) < w * (.5 + .8 * fr) || abs(p.x) < .0035 + .006 * k * h ? -1. : 1.;
}
vec3 fogAt(vec2 u, vec2 l) {
  vec2 e = (u - l) * vec2(1., 1.2); float d = length(e), s = fbm(vec2(u.x * 1.5 + S, u.y * 3.4)); vec3 base = P0 == 2. ? mix(B * .13, B * .09 + A * .30, exp(-d * 2.2)) : P0 == 3. ? A * .035 : P0 == 1. ? A * .05 + B * .16 : A * .03 + B * .09;
  if (P0 == 0.) base = mix(vec3(.02, .035, .04), B * .2 + vec3(.0, .02, .02), exp(-pow((u.y - .02) * 3., 2.))); if (P0 == 1.) base *= .35 + 1.0 * exp(-pow((u.y - .0) * 3.4, 2.)); if (P0 == 4.) base = mix(A * .045, A * .11 + B * .07, exp(-pow((u.y + .02) * 3.5, 2.)));
  return base * (.62 + .75 * s);
}
vec3 scene(vec2 u) {
  vec2 l = vec2(P3 * 1.6 - .8, P2 - .5); vec3 c = fogAt(u, l); float hz = -.1, s = smoke(u * 1.3 + S);
  if (P0 == 0.) {
    hz = -.06; l = vec2(-.36, .04);
    for (float L = 0.; L < 5.; L++) { float k = L / 4.; vec2 g = u + iris() * (.001 + .004 * k * k); float sc = mix(11., 2.6, k); float gx = g.x * sc + L * 7.3; bool in_ = false; for (float m = -1.; m <= 1.; m++) { float id = floor(gx) + m, r = h2(vec2(id, L + S)); float cx = (id + .5 + (r - .5) * .7) / sc - L * 7.3 / sc; float gap = smoothstep(.05, .12, abs(cx - .05) - .1 * k); if (gap < .5) continue; vec2 p = g - vec2(cx, hz - .02 - .12 * k); if (pine(p, mix(.2, .95, k) * (.6 + .55 * h2(vec2(id, 4.))), id) < 0.) { in_ = true; break; } }
      if (in_) c = mix(vec3(.003, .006, .006), fogAt(u, l), (1. - k * .88) * (.65 + .3 * s)); c = mix(c, fogAt(u, l) * 1.15, .5 * exp(-pow((u.y - hz + .05 * k) * 11., 2.)) * s); }
    if (u.y < hz) { float v = hz - u.y, z = .16 / v; float x = (u.x - .05 - .0 * z) * z; float gr = fbm(vec2(x * 9., z * 26.)); vec3 k = vec3(.012, .015, .015) * (.3 + gr); float tie = step(abs(x), .26) * step(fract(z * 2.6), .45) ; k = mix(k, vec3(.05, .048, .045) * gr + B * .02, tie * .9); float rail = smoothstep(.012, .006, abs(abs(x) - .15)) * (1. - exp(-v * 30.)); k = mix(k, (B * .10 + A * .05) * (.4 + .6 * noise(vec2(z * 9., 1.))), rail); float bank = smoothstep(.3, .6, abs(x) + .3 * gr); k *= 1. - .8 * bank; c = mix(c, k, sat(v * 9.) * .9); c = mix(c, fogAt(vec2(u.x, hz), l), exp(-v * 9.)); }
    vec2 g = u + iris() * .002; vec2 m = g - l; float post = min(box(m - vec2(0., -.13), vec2(.006, .13)), box(m, vec2(.02, .034)) - .006); if (post < 0.) c = vec3(.004, .006, .006); vec2 e = u - l - vec2(0, .008); c += A * (.0010 / (dot(e, e) + .00006)) + A * .5 * exp(-length(e) * 7.) * (.4 + s) + A * .12 * exp(-length(e) * 2.6);
    return c;
  }
  if (P0 == 2.) { // river gorge and bridge
    for (float L = 0.; L < 3.; L++) { float k = L / 2.; float ln = .1 - .11 * k + .22 * fbm(vec2(u.x * mix(1.6, 1.1, k) + L * 5. + S, L)) + .05 * fbm(vec2(u.x * mix(30., 11., k), L)) + .28 * pow(abs(u.x - .1) * .9, 2.) - .1; vec2 g = u + iris() * .003; if (g.y < ln) c = mix(B * .02 + vec3(.004, .008, .008), fogAt(u, l), .82 - .3 * k); }
    hz = -.2; if (u.y < hz) { float v = hz - u.y, n = fbm(vec2(u.x * 3.5 / (v + .1), v * 50. + S)); vec3 r = fogAt(vec2(u.x + (n - .5) * .08, hz + v * (.5 + n)), l); c = r * (.62 - v * .7) + A * .2 * pow(n, 5.) * exp(-pow((u.x - l.x) * 3., 2.)); float st = fbm(u * vec2(7., 16.) + 4.); c = mix(c, vec3(.004, .006, .006), smoothstep(.63, .68, st * (.75 + v))); }
    c = mix(c, fogAt(u, l) * 1.3, .75 * exp(-pow((u.y - hz - .01) * 9., 2.)) * (.4 + s)); c += A * .9 * exp(-length((u - l) * vec2(1., 1.3)) * 6.);
    // bridge walks away from the lens: perspective of planks and rails
    float yb = -.33, vx = .26; vec2 g = u + iris() * .003 ; float z = .42 / max(.05 - g.y, .001); float far = 9.5; float cx = vx + (-.30 - vx) / z * 1.4; if (g.y < .03 && z < far) { float x = (g.x - cx) * z; if (abs(x) < .36) { float pl = step(.1, fract(z * 7.)) * (.45 + .7 * h1(floor(z * 7.))) * (.5 + fbm(vec2(x * 22., floor(z * 7.) * 3.))); vec3 k = vec3(.02, .019, .018) * pl + A * .12 * pl * sat(z / 6.); c = mix(k, c, sat(z / far * .7)); } }
    for (float i = 0.; i < 18.; i++) { float zz = 1. * pow(far, i / 17.), xx = vx + (-.30 - vx) / zz * 1.4; for (float e = -1.; e <= 1.; e += 2.) { vec2 b = vec2(xx + e * .36 / zz, .05 - .42 / zz); vec2 q = (g - b) * zz; float sun = e > 0. ? 1. : .3; if (box(q - vec2(0, .17), vec2(.016, .19)) < 0.) c = mix(vec3(.006, .007, .007) + A * .5 * sun * pow(zz / far, 2.), c, sat(zz / far * .6)); } }
    for (float e = -1.; e <= 1.; e += 2.) for (float h = 0.; h < 2.; h++) { float y0 = .34 - h * .15; vec2 p0 = vec2(vx + (-.30 - vx) * 1.4 + e * .36, .05 - .42 + y0), p1 = vec2(vx + (-.30 - vx) / far * 1.4 + e * .36 / far, .05 - (.42 - y0) / far); float t = sat(dot(g - p0, p1 - p0) / dot(p1 - p0, p1 - p0)); float zz = 1. / mix(1., 1. / far, t); if (length(g - mix(p0, p1, t)) < .017 / zz) c = mix(vec3(.008, .008, .008), A * 1.1, (e > 0. ? .9 : .25) * smoothstep(.35, 1., t)); }
    return c;
  }
  // open water
  hz = P0 == 1. ? .02 : P0 == 3. ? -.02 : -.08; float v = hz - u.y; vec2 bp = l;
  if (v > 0.) { float z = .1 / (v + .012), n = fbm(vec2(u.x * z * 7., z * 22.) + S); c = fogAt(vec2(u.x, hz + v * (.6 + .8 * n)), l) * mix(.95, .4, sat(v * 2.2)) * (.85 + .3 * n); }
  c = mix(c, fogAt(u, l) * 1.05, .8 * exp(-abs(v) * 13.));
  if (P0 == 1.) {
    float n = v > 0. ? (fbm(vec2(u.x * 9., u.y * 60.)) - .5) : 0.; vec2 g = u + iris() * .0012 - vec2(l.x, -.13); float m = g.y < 0. ? 1. : 0.; vec2 q = vec2(g.x + n * .02 * m, abs(g.y) * (m > .5 ? .9 : 1.)); q /= .55 + P4 * .5;
    float sheer = .050 + .36 * q.x * q.x + .03 * q.x; float hull = max(q.y - sheer, abs(q.x + q.y * -.1) - .27 - q.y * .35); float stem = seg(q, vec2(.315, .07), vec2(.335, .115)) - .006; float d = min(hull, stem); d = min(d, box(q - vec2(-.02, .062), vec2(.05, .004))); if (m < .5) { float oar = seg(q, vec2(-.12, .05), vec2(.1, .115)) - .0035; d = min(d, oar); }
    if (d < 0.) { float strake = smoothstep(.10, .0, abs(fract((q.y - .36 * q.x * q.x) * 60.) - .5)); vec3 k = mix(A * .01 + vec3(.006, .007, .007), vec3(.05, .045, .035), .35 * smoothstep(sheer - .012, sheer, q.y)) * (1. + .5 * strake); c = mix(c, k + fogAt(u, l) * .10, m > .5 ? .72 * exp(-q.y * 4.) : .97); }
    vec2 r = g / (.55 + P4 * .5); float x = r.x - .33; float cat = .105 - .28 * x + .32 * x * x; if (x > 0. && x < 1.2 && abs(r.y - cat + .01) < .0022) c *= .25; return c; 
  }
  if (P0 == 3.) {
    bp = vec2(l.x, hz + .10); vec2 e = u - bp; float d = length(e); float a = atan(e.y, e.x);
    Ray r = Ray(vec3(u, -2.), vec3(0, 0, 1)); vec2 dir = normalize(vec2(-.97, -.10)); float t = dot(e, dir), w = abs(dot(e, vec2(-dir.y, dir.x))); float cone = t > 0. ? exp(-pow(w / (.012 + t * .16), 2.)) / (.25 + t * 3.) * exp(-t * 1.3) : 0.; vec2 d2 = normalize(vec2(.9, -.1)); 
    c += (B * .5 + .45) * cone * .55 * (.35 + 1.3 * s) + (B * .4 + .6) * (.0035 / (d * d + .0007)) + (A * .5 + .2) * .28 * exp(-d * 3.6) * (.5 + s);
    vec2 g = u + iris() * .002 - vec2(l.x + .17, hz - .035); float hull = max(g.y - .055 - .05 * smoothstep(0., -.25, g.x), -g.y - .02); hull = max(hull, abs(g.x - .02 + (g.y) * .7) - .2 - g.y * .3); float cab = box(g - vec2(.045, .095), vec2(.062, .05)) - .006; cab = min(cab, box(g - vec2(.05, .19), vec2(.003, .06))); cab = min(cab, box(g - vec2(-.155, .11), vec2(.004, .03))); float dd = min(hull, cab); if (dd < 0.) { c = vec3(.004, .006, .01) + A * .03; float win = box(vec2(mod(g.x - .01, .034) - .017, g.y - .112), vec2(.011, .014)); if (win < 0. && abs(g.x - .045) < .052) c = B * .8; }
    vec2 b1 = u - vec2(-.62, hz + .03), b2 = u - vec2(-.43, hz + .022); c += vec3(1., .05, .03) * (.00035 / (dot(b1, b1) + .00004)) + vec3(.05, 1., .3) * (.00028 / (dot(b2, b2) + .00004));
    if (v > 0.) { float n = fbm(vec2(u.x * 10., u.y * 90.)); float x1 = u.x + .62 + (n - .5) * .06, x2 = u.x + .43 + (n - .5) * .06, x3 = e.x + (n - .5) * .14; c += vec3(1., .05, .03) * .35 * exp(-x1 * x1 * 2500.) * exp(-v * 14.) * n + vec3(.05, 1., .3) * .3 * exp(-x2 * x2 * 2500.) * exp(-v * 14.) * n + (B * .5 + .4) * 1.3 * exp(-x3 * x3 * 260.) * exp(-v * 4.5) * n * n; }
    return c;
  }
  // causeway: piles and deck toward the vanishing point
  { vec2 vp = vec2(.17, hz + .012); float far = 13.; bool done = false; vec3 lamp = vec3(1., .72, .38);
    for (float i = 15.; i >= 0.; i--) { float zz = .62 * pow(far / .62, i / 15.); float k = sat((zz - .6) / far * 1.25), f = 1. - exp(-k * 2.6 * (.5 + P1)); float x = vp.x + (-.62) / zz * .95; float yd = vp.y - .06 / zz, yw = vp.y - .34 / zz; vec2 g = u + iris() * .006 * abs(1. / zz - .45); 
      for (float e = -1.; e <= 1.; e += 2.) { float px = x + e * .17 / zz, w = .027 / zz; float refl = step(g.y, yw); if (abs(g.x - px + refl * (fbm(vec2(g.x * 8., g.y * 70.)) - .5) * .03) < w && g.y < yd + .06 / zz * step(e, 2.) && g.y > yw - (yd - yw) * .95) { vec3 wood = vec3(.007, .009, .01) * (.5 + fbm(vec2(g.x * 60. * zz, g.y * 8. * zz))); c = mix(c, mix(wood, fogAt(u, l), f), refl > .5 ? .5 : 1.); } }
      if (abs(g.y - yd + .03 / zz) < .012 / zz && abs(g.x - x) < .2 / zz) c = mix(vec3(.006, .008, .009), fogAt(u, l), f); }
    vec2 g = u + iris() * .002; float z1 = .06 / max(vp.y - g.y, 1e-4); float cx = vp.x - .62 / z1 * .95; if (z1 < far && z1 > .3 && abs(g.x - cx) * z1 < .2) { float pl = (.3 + .9 * h1(floor(z1 * 9.))) * step(.12, fract(z1 * 9.)); c = mix(vec3(.016, .019, .02) * pl, fogAt(u, l), 1. - exp(-z1 * .16)); c += lamp * .35 * exp(-pow((z1 - 3.6) * 1.1, 2.)) * pl; }
    vec2 lp = vec2(vp.x - .62 / 3.6 * .95 + .05, vp.y + .13); vec2 m = g - lp; if (box(m - vec2(0, -.075), vec2(.0028, .075)) < 0. || seg(m, vec2(0), vec2(-.025, .012)) < .0024) c = vec3(.006); vec2 e = u - lp - vec2(-.027, .004); c += lamp * (.0011 / (dot(e, e) + .00007)) + lamp * .42 * exp(-length(e) * 6.5) * (.4 + s); if (v > 0.) { float n = fbm(vec2(u.x * 9., u.y * 80.)), x = e.x + (n - .5) * .08; c += lamp * .5 * exp(-x * x * 700.) * exp(-v * 5.) * n; } }
  return c;
}
