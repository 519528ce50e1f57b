// @samples 3

// @post bloom=.2 streak=.1 halation=.3 vignette=.45 grade=.4
// Fire and sparks. P0: 0 burning cane, 1 heart of flame on wet concrete, 2 bonfire between drums. P1 sparks, P2 height, P3 x.
vec3 heat(float k) { k = max(k, 0.); return mix(P0 == 2. ? A * .6 : B, A, sat(k * .8)) * k * .9 + vec3(1., .32, .06) * k * k * .8 + vec3(1., .62, .25) * k * k * k * .5; }
float flame(vec2 p, float w, float h) { // p from the root
  float y = p.y / h; if (y < -.1 || y > 1.3 || abs(p.x) > w * 1.9) return 0.; vec2 q = p; q.x += (noise(vec2(p.y * 5. / h - S, 1.)) - .5) * .35 * y * w * 2.; vec2 n = vec2(q.x / w * 1.6, y * 2.1); float s = smoke(n * .8 + vec2(S, -S)), r = ridge(n * 1.7 + s * 1.6 + 5.); float body = 1. - abs(q.x) / (w * (1.1 - .75 * y)) ; return max(0., body * 1.2 + (r - .62) * 1.9 - y * .95 + .12) * smoothstep(-.1, .06, y) * (.25 + 1.2 * pow(sat(r * 1.15), 3.));
}
vec3 sparks(vec2 u, float n, vec2 o, float sx, float h) {
  vec3 c = vec3(0); for (float i = 0.; i < n; i++) { float k = h1(i + 200.); vec2 p = o + vec2((h1(i + 300.) - .5) * sx * (.4 + k * 1.3), k * h); p.x += (noise(vec2(k * 5., i)) - .5) * .25 * k; float bl = h1(i + 400.); bl = bl * bl * bl; vec2 d = u - p; if (dot(d, d) > .004) continue; float r = .0011 + .008 * bl; vec2 v = normalize(vec2(h1(i + 500.) - .5, .55)) * (.004 + .02 * h1(i + 600.)) * (1. - bl); float s = seg(d, -v, v); c += heat(1.3 - .6 * k) * (bl > .3 ? bokeh(u, p, r * 1.7, .1).r * .3 : smoothstep(r, r * .3, s) * (1.4 - k)); } return c;
}
vec3 scene(vec2 u) {
  vec3 c = vec3(.002, .0025, .003);
  if (P0 == 0.) {
    float sm = smoke(vec2(u.x * 1.1 + S, u.y * 1.6 - S)); c += heat(.55) * exp(-(u.y + .5) * 3.2) * (.5 + sm) + B * .05 * sm * exp(-(u.y + .5) * 1.7) ; for (float i = 0.; i < 4.; i++) { vec2 o = vec2(mix(-.75, .7, i / 3.) + pick(i, -.1, .1), -.56); c += heat(flame(u - o, pick(i + 10., .16, .3), pick(i + 20., .28, .58)) * .95); }
    for (float i = 0.; i < 34.; i++) { float z = h1(i + 70.); vec2 g = u + iris() * (z > .82 ? .014 : .0016); float x0 = pick(i + 80., -.95, .95), lean = pick(i + 90., -.22, .22), top = pick(i + 95., -.25, .32) * (z > .82 ? 1.4 : 1.); float w = .0042 + .004 * z + (z > .82 ? .014 : 0.); float y = g.y + .5; float x = g.x - x0 - lean * y - .1 * lean * y * y; if (g.y < top && abs(x) < w * (1. - .15 * step(.46, abs(fract(y * 9. + i) - .5)))) c = vec3(.002) + heat(.35) * smoothstep(w * .3, w, abs(x)) * exp(-y * 3.) * (z > .82 ? .25 : 1.) ; vec2 l = g - vec2(x0 + lean * (top + .5), top - .02); float dirx = h1(i + 110.) > .5 ? 1. : -1.; float t = l.x * dirx; float bend = .09 * sin(sat(t * 5.) * 2.4) - t * t * 2.; if (t > 0. && t < .26 && abs(l.y - bend) < .007 * (1. - t * 3.7)) c = vec3(.002) + heat(.12) * exp(-y * 2.); }
    return c + sparks(u, 60. + P1 * 60., vec2(0, -.4), 1.9, .95);
  }
  if (P0 == 1.) {
    float fl = -.2; vec2 o = vec2(P3 * 1.2 - .6, .05); 
    if (u.y < fl + .0) { float v = fl - u.y, z = .25 / (v + .12); float t = fbm(vec2(u.x * z * 9., z * 22.) + S); float wet = smoothstep(.42, .55, fbm(vec2(u.x * z * 1.6, z * 4.) + 3. + S)); c += vec3(.02, .012, .01) * t + heat(.5) * .3 * exp(-length((u - vec2(o.x, fl - .04)) * vec2(1., 2.3)) * 4.) * (.3 + t); float n = (fbm(vec2(u.x * 12., v * 70.)) - .5); vec2 m = vec2(u.x + n * .03, fl + .02 + v * 1.15 + n * .05) - o; m.y -= .0; vec2 q = m * vec2(1.02, 1.); float hh = q.y + .02 - .62 * sqrt(abs(q.x)) * .45; float d = length(vec2(q.x * 1.05, hh)) - .2; c += heat(exp(-abs(d) * 24.) * .9) * wet * .7; c += A * .25 * exp(-max(d, 0.) * 6.) * wet; }
    else { float sm = smoke(vec2(u.x * 1.3, u.y * 1.5) + S); c += (B * .55 + A * .2) * .30 * sm * sm * exp(-length((u - o - vec2(0., .12)) * vec2(1., .7)) * 2.4); c += vec3(.012, .006, .007) * fbm(u * vec2(3., 8.)) ; }
    float y2 = u.y; vec2 q = u - o; vec2 w = q + (vec2(fbm(u * 6. + S), fbm(u * 6. + 9. - S)) - .5) * .045; float acc = 0.; for (float i = 0.; i < 5.; i++) { vec2 k = w; k.y -= .028 * i * (.5 + noise(vec2(u.x * 14., i * 3. + S))); k.x += (noise(vec2(u.y * 16. + i * 3., u.x * 4.)) - .5) * .035 * i; float hh = k.y + .02 - .28 * sqrt(abs(k.x) + .002); float d = length(vec2(k.x * 1.05, hh)) - .2; acc += exp(-abs(d) * (42. - i * 5.)) * (1. - i * .17) * (.5 + .9 * ridge(u * vec2(13., 8.) + i)); acc += .10 * exp(-max(d, 0.) * 14.) ; } if (u.y > fl - .02) c += heat(acc * .62);
    return c + sparks(u, 70., o + vec2(0, -.05), .8, .5);
  }
  { vec2 o = vec2(P3 * .6 - .3, -.34); float sm = smoke(u * vec2(1.2, 1.6) + S); float d = length((u - o - vec2(0, .1)) * vec2(1., .8)); c += heat(.75) * .28 * exp(-d * 3.8) * (.5 + sm);
    vec2 t = u + iris() * .003; for (float i = 0.; i < 3.; i++) { float ed = fbm(vec2(t.x * 2.2 + i * 9. + S, t.y * 2.2)) + .35 * fbm(t * 15. + i * 3.); float m = smoothstep(.0, .05, ed - .58 - .5 * (abs(t.x - o.x) < .9 ? .55 - abs(t.x) * .55 : 0.) * (1.2 - t.y * 1.) + (t.y - .1) * .25); if (i < 1.5) c = mix(c, (C * 0. + B * .05 + vec3(1., .35, .1) * .16) * exp(-length(u - o - vec2(0, .2)) * 2.7) * (.2 + 1.2 * pow(fbm(t * 30.), 2.)), m * step(.02, t.y) * .9); }
    if (u.y < -.3) c = mix(c, (vec3(.05, .025, .012) + heat(.3)) * exp(-length((u - o) * vec2(1., 2.)) * 3.2) * fbm(u * vec2(12., 40.)), smoothstep(-.3, -.34, u.y));
    c += heat(flame(u - o, .16, .36 * (.7 + .6 * P2)) * 1.15) + heat(flame(u - o + vec2(.08, 0.), .09, .24) * .8) + heat(flame(u - o - vec2(.09, -.0), .09, .27) * .8);
    for (float i = 0.; i < 5.; i++) { vec2 a = o + vec2(-.16 + i * .03, -.035), b = o + vec2(.17 - i * .02, -.02 + .05 * h1(i)); if (mod(i, 2.) > .5) { a.x = o.x + .15; b.x = o.x - .06; b.y += .1; } float s = seg(u + iris() * .001, a, b); if (s < .012) c = vec3(.004) + heat(.8) * .4 * pow(fbm(u * 40.), 3.); }
    for (float i = 0.; i < 5.; i++) { float sd = i < 2.5 ? -1. : 1.; float k = mod(i, 3.); vec2 g = u + iris() * (.003 + .004 * k) - vec2(o.x + sd * (.36 + .21 * k), -.42 - .045 * k); float s = .85 + .42 * k * .8; g /= s; float w = .075 - .02 * g.y / .26 * -1.; float wd = mix(.052, .085, sat((g.y + .02) / .26)); float body = max(abs(g.x) - wd, abs(g.y - .11) - .15); float topE = length((g - vec2(0, .26)) / vec2(.086, .017)) - 1.; if (min(body, topE) < 0.) { float rim = smoothstep(.35, 1., -g.x * sd / wd); c = vec3(.002) + heat(.65) * rim * rim * .5 / (1. + k); float rope = smoothstep(.12, .04, abs(fract(g.x * 22. + abs(fract(g.y * 5.) - .5) * 2.) - .5)); c *= 1. - .5 * rope; if (topE < 0.) c = heat(.45) * .35 / (1. + k); } }
    return c + sparks(u, 110., o + vec2(0, .05), .42, .9); }
}
