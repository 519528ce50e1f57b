// @samples 4
// @scale 0.7
// @post bloom=.2 streak=.22 vignette=.5 grade=.5
// Operating lamp from below.
vec3 lampHead(Ray r, vec3 o, vec3 n, float rad, inout float tBest, float seed) {
  vec3 x = normalize(cross(n, vec3(0, .1, 1))), y = cross(n, x); float t = dot(o - r.o, n) / dot(r.d, n); if (t < .1 || t > tBest) return vec3(-1); vec3 p = r.o + r.d * t - o; vec2 q = vec2(dot(p, x), dot(p, y)) / rad; float l = length(q), a = atan(q.y, q.x); float lobe = 1. + .07 * cos(a * 6.); if (l > lobe) return vec3(-1); tBest = t; vec3 c = vec3(.020, .024, .026) + A * .03 * smoothstep(.4, 1., l); float rim = smoothstep(.05, .0, abs(l - lobe + .03)); c += (A * .35 + .3) * rim * (.2 + .8 * pow(max(0., cos(a - 2.)), 2.)); c += A * .10 * smoothstep(.03, .0, abs(l - .34));
  float best = 9.; vec2 lc = vec2(0); float id = 0.; for (float k = 0.; k < 2.; k++) { float nn = k < .5 ? 12. : 6., R1 = k < .5 ? .76 : .48; float s = 2. * PI / nn; float ai = floor((a + k * .26) / s + .5) * s - k * .26; vec2 cc = vec2(cos(ai), sin(ai)) * R1; float d = length(q - cc); if (d < best) { best = d; lc = q - cc; id = ai * 7. + k * 31.; } } float R2 = .112; if (best < R2 * 1.2) { float e = best / R2; float on = step(.04, h1(id + seed)); vec3 cool = mix(vec3(1., .98, .94), A, .28); float facet = .6 + .4 * cos(atan(lc.y, lc.x) * 8.); c = mix(c, cool * on * (.9 * smoothstep(1., .3, e) * facet + 6.5 * smoothstep(.42, .12, e) + .10), smoothstep(1.08, 1., e)); c += (A * .5 + .4) * .5 * smoothstep(.09, .0, abs(e - 1.05)); }
  if (l < .26) { c = vec3(.03) + A * .05; float h = smoothstep(.02, .0, abs(l - .25)); c += (A * .4 + .3) * h * .6; c += .25 * pow(max(0., cos(a - 2.2)), 4.) * smoothstep(.05, .24, l); if (l < .10) c = vec3(.01) + vec3(.35, .4, .4) * smoothstep(-.1, .1, q.y + q.x) * .4; }
  return c;
}
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-.5, 0., -.15), vec3(.12, 1.7, .95), .95, 2.05, .045); vec3 c = vec3(.010, .014, .016) * (.4 + .6 * smoothstep(-.5, .6, u.y)) + A * .03 * exp(-length(u - vec2(.1, .1)) * 2.5); float tb = 99.;
  // ceiling panels far behind
  float tc = (3.6 - r.o.y) / r.d.y; vec3 pc = r.o + r.d * tc; if (tc > 0.) { vec2 g = abs(fract(pc.xz * .55) - .5); c = vec3(.018, .024, .026) * (1. - .4 * smoothstep(.47, .49, max(g.x, g.y))); vec2 id = floor(pc.xz * .55); if (h2(id + 3.) > .8) c += A * .012; c *= exp(-length(pc.xz - vec2(0, 2.)) * .22); }
  // arms
  vec3 e0 = vec3(.35, 2.75, 1.5); float best = 9.; vec3 segs[8] = vec3[8](vec3(.25, 1.95, 1.25), vec3(.95, 2.15, 1.5), vec3(.95, 2.15, 1.5), vec3(.55, 3.5, 2.2), vec3(-1.35, 2.45, 2.45), vec3(-.35, 2.75, 2.5), vec3(-.35, 2.75, 2.5), vec3(.55, 3.5, 2.2)); float ta = 99., sh = 0.; for (int i = 0; i < 4; i++) { vec3 a = segs[i * 2], b = segs[i * 2 + 1], v = b - a, w = r.o - a; float vv = dot(v, v), vd = dot(v, r.d), wd = dot(w, r.d), wv = dot(w, v), den = max(vv - vd * vd, 1e-4), s = sat((wv - vd * wd) / den), t = s * vd - wd; vec3 e = r.o + r.d * t - a - v * s; float d = length(e) / .05; if (d < 1. && t < ta) { ta = t; sh = e.x / .05 + .4; best = d; } } if (best < 1.) c = vec3(.03, .036, .038) + (A * .3 + .3) * .5 * pow(max(0., 1. - abs(sh)), 3.) * (1. - best * best) ;
  vec3 k = lampHead(r, vec3(-1.35, 2.40, 2.45), normalize(vec3(.45, -1., -.75)), .52, tb, 5.); if (k.x >= 0.) c = k * .75; float t2 = tb; k = lampHead(r, vec3(.25, 1.88, 1.2), normalize(vec3(-.28, -1., -.62)), .62, tb, 1.); if (k.x >= 0.) c = k;
  // draped edge, close and soft; catches the light
  vec2 g = u + iris() * .018; float fo = .5 + .5 * sin(g.x * 26. + 3. * noise(vec2(g.x * 5., g.y * 2.))) ; float ed = -.33 + .16 * (g.x + .2) * .45 - .016 * fo; if (g.y < ed) { float dd = ed - g.y; c = mix(vec3(.015, .09, .095), A * .35, .5) * (.08 + .75 * exp(-dd * 9.) + .22 * fo * exp(-dd * 3.)) * (.3 + .9 * exp(-pow((g.x - .15) * 1.5, 2.))); c += (A * .3 + .35) * .55 * smoothstep(.014, .0, dd) * exp(-pow((g.x - .15) * 1.7, 2.)); }
  c += A * .03 * exp(-length(u - vec2(.02, .05)) * 3.) * (.4 + fbm(u * 2.)); return c;
}
