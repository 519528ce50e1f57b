// @samples 10
// @post bloom=.2 streak=.08 vignette=.4
// A city by night seen from a roof, marched block by block. P0 camera height, P1 turn, P2 haze, P3 lit share.
float tall(vec2 id) { float h = h2(id + S); float d = length(id - vec2(1.2, 16.)); return 5. + 34. * h * h * smoothstep(20., 2., d) + 14. * h; }
vec3 windows(vec3 p, vec3 n, vec2 id, vec3 d, float t) {
  vec2 g = vec2(abs(n.x) > .5 ? p.z : p.x, p.y) * vec2(3.6, 2.6); float kind = h2(id + 7.); g.x *= mix(.6, 1.6, kind); vec2 c = floor(g), f = fract(g);
  float floorLit = step(h2(vec2(c.y, kind * 91.)), .12), on = step(h2(c + id * 13.), P3 * mix(.12, 1., h2(id + 3.) * h2(id + 31.))) + floorLit; on = min(on, 1.);
  float wide = kind > .6 ? .46 : .3; float m = smoothstep(.0, .04, wide - abs(f.x - .5)) * smoothstep(.0, .04, .34 - abs(f.y - .5));
  float room = h2(c + id * 3. + 40.); vec3 k = room < .86 ? mix(A, vec3(1., .75, .45), room) : mix(B, vec3(.7, .9, 1.), .4);
  vec2 in2 = f - .5 + d.xy * .25; float blind = smoothstep(.3, .2, in2.y - (h2(c + 70.) - .3));
  vec3 e = k * on * m * (.12 + 1.5 * pow(h2(c + id + 11.), 3.)) * mix(.35, 1., blind);
  e += B * .006 * (1. - m) * (.4 + .6 * max(n.y, 0.)) + A * .05 * exp(-p.y * .22);
  e += B * .012 * m * (1. - on);
  return e;
}
vec3 scene(vec2 u) {
  vec3 ro = vec3(1.3, 9. + 14. * P0, -9.); Ray r = lens(u, ro, vec3(3.4 + 6. * P1, ro.y + 2.2, 14.), 1.15, 60., .06);
  float cell = 5.; vec2 id = floor(r.o.xz / cell), sg = sign(r.d.xz), inv = 1. / r.d.xz; vec2 tm = ((id + max(sg, 0.)) * cell - r.o.xz) * inv, dt = abs(cell * inv); float t = 0.; vec3 c = vec3(0), n = vec3(0); float far = 220.; bool got = false;
  for (int i = 0; i < 48; i++) {
    if (id.y > -1.) {
      float h = tall(id), w = mix(1.5, 1.9, h2(id + 21.)); vec2 mid = (id + .5) * cell; if (abs(id.x) < .5) h *= .25;
      for (int s = 0; s < 2; s++) { float hh = s == 0 ? h * mix(.55, .85, h2(id + 5.)) : h, ww = s == 0 ? w : w * .68; vec3 m = (vec3(mid.x, hh * .5 - 4., mid.y) - r.o) / r.d, k = abs(vec3(ww, hh * .5 + 4., ww) / r.d), a = m - k, b = m + k; float tn = max(max(a.x, a.y), a.z), tx = min(min(b.x, b.y), b.z); if (tn < tx && tn > 0. && tn < far) { far = tn; n = a.x > a.y && a.x > a.z ? vec3(-sg.x, 0, 0) : a.z > a.y ? vec3(0, 0, -sg.y) : vec3(0, 1, 0); got = true; } }
      if (got) break;
    }
    if (tm.x < tm.y) { t = tm.x; tm.x += dt.x; id.x += sg.x; } else { t = tm.y; tm.y += dt.y; id.y += sg.y; }
    if (t > 200.) break;
  }
  float hz = exp(-abs(r.d.y) * 5.); vec3 sky = mix(B * .05, mix(A, vec3(1., .55, .3), .3) * .2, hz * hz) * (.7 + .5 * fbm(u * vec2(2., 5.) + S)); vec3 glow = mix(B * .07, mix(A, vec3(1., .7, .5), .5) * .2, exp(-max(r.d.y + .04, 0.) * 9.) * exp(-pow((u.x - .2) * 1.6, 2.)));
  if (got) { vec3 p = r.o + r.d * far; c = n.y > .5 ? B * .006 : windows(p, n, id, r.d, far); float k = 1. - exp(-far * .012 * (P2 + .4)); c = mix(c, glow * (.5 + .7 * exp(-max(p.y, 0.) * .05)), k); if (n.y > .5) c *= .5; }
  else { float tg = r.d.y < 0. ? (r.o.y + 4.) / -r.d.y : 1e9; c = sky; if (tg < 200.) { vec3 p = r.o + r.d * tg; c = A * .25 * smoothstep(.5, 1., abs(fract(p.x / cell) - .5) * 2.) * (.3 + noise(p.xz * 2.)) ; c = mix(c, glow, 1. - exp(-tg * .012)); } }
  float e = length(r.d.xy / r.d.z - vec2(.19, .04)); c += A * .05 * exp(-e * 3.);
  return c * mix(.5, 1., smoothstep(-1., .2, u.x));
}
