// @samples 12
// @post bloom=.18 streak=.1 vignette=.35
// Beach at first light: low sun behind haze, wet sand, a lifeguard tower. P0 sun x, P1 tower x, P2 surf.
vec3 sky(vec2 p, float sx) {
  float y = max(p.y, 0.); vec2 s = p - vec2(sx, .045); float d = length(s);
  vec3 c = mix(B * .10, A * .55, exp(-y * 5.5) * (.35 + .65 * exp(-s.x * s.x * 1.1))); c += A * .9 * exp(-d * 6.) + vec3(1., .75, .45) * .5 * exp(-d * 16.);
  float bank = fbm(vec2(p.x * 2.2, p.y * 13.) + S); float cl = smoothstep(.48, .75, bank) * smoothstep(.01, .12, p.y); c = mix(c, mix(B * .05, A * .5, exp(-d * 3.5)), cl * .75); float edge = smoothstep(.46, .52, bank) * smoothstep(.6, .5, bank) * smoothstep(.02, .1, p.y); c += A * edge * .5 * exp(-d * 3.);
  c += vec3(1., .82, .55) * 7. * smoothstep(.043, .040, d) * smoothstep(-.004, .012, p.y - .012 * sin(p.x * 40.)) ;
  return c;
}
float tower(vec2 p) { // lifeguard hut on stilts
  float d = box(p - vec2(0, .155), vec2(.052, .034)); d = min(d, box(rot(.0) * (p - vec2(-.004, .197)), vec2(.07, .006))); d = min(d, max(abs(p.x) + (p.y - .203) * 2.2 - .062, .197 - p.y));
  d = min(d, box(p - vec2(0, .112), vec2(.082, .005))); for (float i = -1.; i <= 1.; i++) { d = min(d, seg(p, vec2(i * .045, .11), vec2(i * .058, -.02)) - .0035); d = min(d, seg(p, vec2(i * .074, .112), vec2(i * .074, .145)) - .0018); }
  d = min(d, seg(p, vec2(-.08, .145), vec2(.08, .145)) - .0018); d = min(d, seg(p, vec2(-.05, .02), vec2(.05, .10)) - .002); d = min(d, seg(p, vec2(.08, .11), vec2(.2, -.02)) - .004); d = min(d, seg(p, vec2(.08, .14), vec2(.2, .012)) - .0016); d = min(d, seg(p, vec2(-.03, .2), vec2(-.03, .262)) - .0014);
  float fl = box(p - vec2(-.014, .252 + .004 * sin(p.x * 200.)), vec2(.016, .009)); return min(d, fl);
}
vec3 scene(vec2 u) {
  float hor = .0; vec2 p = u; vec3 c; float sx = P0;
  if (p.y > hor) c = sky(p, sx);
  else {
    float k = hor - p.y, z = .05 / (k + .0015); float shore = .15 + .03 * fbm(vec2(p.x * 1.6 + S, 3.)) + .02 * sin(p.x * 3. + S);
    bool sea = k < shore; float amp = sea ? .5 : .10; vec2 w = vec2(p.x * z * 4., z * 9.); float n = fbm(vec2(p.x * 26. / (1. + k * 12.), log(z) * 26.) + S) - .5, n2 = noise(vec2(p.x * 12., log(z + .02) * 60.)) - .5;
    vec2 q = vec2(p.x + n * .05 * amp + (rnd() - .5) * .012, k * (sea ? 1. : 1.15) + abs(n + n2) * .24 * amp * smoothstep(0., .08, k) + rnd() * .01);
    float f = sea ? mix(.9, .4, smoothstep(0., .15, k)) : .0; c = sky(q, sx) * f * .75;
    c += A * 2.2 * smoothstep(.2, .5, n2 + n) * exp(-abs(p.x - sx) * (9. - k * 20.)) * (sea ? 1. : 0.);
    if (sea) { for (float i = 0.; i < 3.; i++) { float y = .035 + .045 * i + .012 * sin(p.x * (5. - i) + i * 2. + S) + .012 * fbm(vec2(p.x * 6., i)); float e = k - y; float th = .004 + .008 * i; float foam = smoothstep(th * (.4 + fbm(vec2(p.x * 24., k * 90.))), 0., e) * step(0., e) * smoothstep(.35, .6, fbm(vec2(p.x * 3. + i * 7., S))); c += (A * .35 + B * .2) * foam * .5 * P2 * exp(-abs(p.x - sx)); c *= 1. - .55 * smoothstep(th * 1.2, 0., -e) * step(e, 0.); } }
    else { float e = k - shore; float wet = exp(-e * 9.) * .95; c = sky(q, sx) * wet * .62; float foam = smoothstep(.016 * (.3 + 1.3 * fbm(vec2(p.x * 30., k * 60.))), 0., e); c += (A * .55 + B * .3) * foam * .35 * P2; float g = noise(vec2(p.x, k * 2.) * 300. * .05 / k * 2.); c += A * .03 * (1. - wet) * g + B * .005; float rip = fbm(vec2(p.x * 5., k * 40. + p.x * 6.)); c *= .65 + .6 * rip; }
  }
  c = mix(c, A * .45, .55 * exp(-abs(p.y) * 60.) * exp(-abs(p.x - sx) * 1.2));
  vec2 m = (p + iris() * .001 - vec2(P1, -.085)) / 1.25; float d = tower(m) * 1.25; float rim = smoothstep(-.006, 0., d) * step(0., P0 - P1 + m.x * 8.);
  if (d < 0.) c = B * .008 + A * .25 * rim;
  if (p.y < -.1) { vec2 mr = vec2(m.x + (fbm(p * 40.) - .5) * .01, -m.y * .9 - .03); float dr = tower(mr); if (dr < 0.) c *= .35; }
  return c * mix(.55, 1., smoothstep(-1.2, .1, u.x));
}
