// @samples 12
// @post bloom=.2 streak=.03 vignette=.4
// Concrete stairs under a skylight, cold vapor pouring down them. P0 vapor, P1 light.
float tread(vec3 p) { float s = .42; float i = floor(p.z / s); return i < 0. ? 0. : i > 15. ? 15. * .24 + .24 : i * .24 + .24; }
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-.5, 1.15, -3.1), vec3(.25, 2.1, 4.), .95, 4.4, .05); float t = .4; vec3 n = vec3(0, 1, 0); bool got = false; vec3 p; int k = 0;
  float tw = ((r.d.x > 0. ? 2.1 : -2.1) - r.o.x) / r.d.x, tb = (7.6 - r.o.z) / r.d.z; float wall = min(tw, tb);
  for (int i = 0; i < 110; i++) { t += .085; if (t > wall) break; p = r.o + r.d * t; float h = tread(p); if (p.y < h) { for (int j = 0; j < 6; j++) { t -= .085 / exp2(float(j + 1)) * (p.y < tread(p) ? 1. : -1.); p = r.o + r.d * t; } float z = fract(p.z / .42) * .42; n = z < .035 && p.y < tread(p + vec3(0, 0, .03)) - .012 && p.z > -.05 ? vec3(0, 0, -1) : vec3(0, 1, 0); got = true; k = 1; break; } }
  if (!got) { t = wall; p = r.o + r.d * t; n = tw < tb ? vec3(-sign(r.d.x), 0, 0) : vec3(0, 0, -1); }
  vec3 L = vec3(.6, 8.5, 4.6) - p; float d2 = dot(L, L); vec3 l = L * inversesqrt(d2); float conc = .55 + .5 * fbm(p.xz * 4. + p.yy * 3.); vec3 c = (A * .5 + .15) * max(dot(n, l), 0.) * 26. / (d2 + 6.) * .20 * conc * P1 * 2.; c += B * .012 * conc; if (k == 1 && n.y > .5) { float z = fract(p.z / .42); c *= mix(1.5, .8, smoothstep(0., .12, z)); } if (n.z < -.5 && k == 1) c *= .35;
  if (abs(abs(p.x) - 1.85) < .03 && k == 0 && false) c *= .3;
  float rail = 9.; for (float s = -1.; s <= 1.; s += 2.) { vec3 a = vec3(1.85 * s, 1.25, -.5), b = vec3(1.85 * s, 5.2, 6.6); vec3 ab = b - a, ao = r.o - a; float A1 = dot(ab, ab), B1 = dot(ab, r.d), D1 = dot(ab, ao), E1 = dot(r.d, ao); float sN = (D1 - B1 * E1) / (A1 - B1 * B1); sN = sat(sN); vec3 q = a + ab * sN; float tt = dot(q - r.o, r.d); float e = length(r.o + r.d * tt - q); if (e < .04 && tt < t) { c = vec3(.004) + (A * .6 + .2) * .30 * smoothstep(.0, .03, r.o.y + r.d.y * tt - q.y); t = tt; } }
  float st = min(t, 11.) / 22.; vec3 acc = vec3(0); float tr = 1.; c *= 1.6; for (int i = 0; i < 22; i++) { vec3 q = r.o + r.d * (float(i) + rnd()) * st; float h = q.y - (q.z < 0. ? 0. : min(q.z / .42, 16.) * .24) ; float d = smoothstep(.75, .0, h + .55 * (fbm3(q * vec3(1.3, 1.6, 1.1) + vec3(0, 0, S)) - .35)) * P0 * 1.3; d *= smoothstep(.25, .65, fbm3(q * vec3(2.2, 2.6, 1.6) + vec3(S, 0, 4.)) + .25); vec3 ll = vec3(.6, 8.5, 4.6) - q; float sh = exp(-max(h, 0.) * 0.) * smoothstep(3.4, .4, length(ll.xz) - .18 * ll.y); float beam = smoothstep(2.4, .5, length(ll.xz) - .1 * ll.y) * .05; vec3 li = (A * .5 + .22) * 16. / (dot(ll, ll) + 8.) * (.35 + .9 * smoothstep(-.1, .5, h)) + B * .02; acc += tr * li * (d * 1.5 + beam * 1.6) * st; tr *= exp(-d * st * 2.2); }
  c = c * tr + acc; c += (A * .6 + .4) * .8 * smoothstep(.16, .0, length((u - vec2(.10, .47)) * vec2(.7, 1.))); return c;
}
