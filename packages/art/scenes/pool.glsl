// @samples 12
// @post bloom=.18 streak=.06 vignette=.4
// A lit pool at night with a low house and palms behind. P0 ripple, P1 house x.
float net(vec2 p) { float k = 0.; for (int i = 0; i < 2; i++) { vec2 q = p * (i == 0 ? 1. : 1.7) + float(i) * 5.; q += .5 * vec2(fbmLow(q * .7 + S), fbmLow(q * .7 + 9.)); vec3 c = cells(q); k += pow(sat(1. - (c.y - c.x) * 1.7), 5.) * (i == 0 ? .7 : .4); } return k; }
float palm(vec2 p, float k) { float bend = .05 * (h1(k) - .3); float d = abs(p.x - bend * p.y * p.y * 8.) - .009 * (1.15 - p.y); d = max(d, max(p.y - .5, -p.y)); vec2 q = p - vec2(bend * 2., .5); for (float i = 0.; i < 11.; i++) { float a = -.5 + i * .43 + h1(k + i) * .25; float L = .2 + .06 * h1(k + i * 3.); vec2 dir = vec2(cos(a), sin(a)); float t = sat(dot(q, dir) / L); vec2 c = dir * L * t - vec2(0, .14 * t * t); vec2 e = q - c; float w = .032 * sin(PI * min(t * 1.05 + .04, 1.)) * (.5 + .5 * step(.4, fract(t * 26.))); d = min(d, length(e) - w); } return d; }
vec3 back(vec3 o, vec3 d) { // sky, house, palms on a far plane z=16
  vec3 c = mix(B * .06, B * .012, sat(d.y * 2.)); c += A * .05 * exp(-abs(d.y) * 9.); if (d.z < .01) return c; vec3 p = o + d * (16. - o.z) / d.z; vec2 m = p.xy; float hx = m.x - P1 * 10.; c += A * .10 * exp(-length(vec2(hx * .18, m.y * .35)));
  for (float i = 0.; i < 7.; i++) { float x = pick(i, -13., 15.), s = pick(i + 20., 8., 13.); float e = palm((m - vec2(x, 0)) / s, i); if (e < 0.) c = B * .006 + A * .015 * exp(-abs(x - P1 * 10.) * .2); }
  float hd = box(vec2(hx, m.y - 1.7), vec2(5.6, 1.7)); float roof = box(vec2(hx, m.y - 3.45), vec2(6.6, .16)); if (hd < 0.) { c = A * .02; vec2 g = vec2(mod(hx + 5.6, 1.6) - .8, m.y - 1.45); float pane = step(box(g, vec2(.74, 1.42)), 0.); vec2 id = vec2(floor((hx + 5.6) / 1.6), 1.); float on = h2(id + S); vec3 room = mix(A, vec3(1., .75, .45), .45) * (.5 + 1.3 * smoothstep(1.6, .2, abs(m.y - 2.)) * (.5 + on)) ; room *= .55 + .45 * step(.35, abs(fract(hx * .7 + on) - .5) + .2 * step(1.2, m.y)); float cur = smoothstep(.3, .7, abs(g.x)) * .5; c += pane * room * (1. - cur) * (on < .15 ? .12 : 1.); } if (roof < 0.) c = B * .01 + A * .10 * smoothstep(.0, -.2, m.y - 3.45);
  return c;
}
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-3.2, 1.25, -3.2), vec3(.4, .75, 8.), 1., 7., .05); if (r.d.y > -.001) return back(r.o, r.d);
  float t = -r.o.y / r.d.y; vec3 p = r.o + r.d * t; if (p.z > 16.) return back(r.o, r.d);
  float pd = box(vec2(p.x - 1.2, p.z - 5.), vec2(4.2, 5.6)) ; vec3 c;
  if (pd > 0.) { float wet = smoothstep(.45, .62, fbm(p.xz * .9 + S)) * .8 + .15; vec3 m = rough(vec3(r.d.x, -r.d.y, r.d.z), .05); vec3 q = back(p, m); float f = fresnel(-r.d.y, .05); vec2 g = abs(fract(p.xz * .9) - .5); float joint = smoothstep(.49, .48, max(g.x, g.y)); c = q * f * wet * 1.2 * joint; float lip = smoothstep(.32, .3, pd); c += B * (.10 * exp(-pd * 1.6) + .03 * lip) * (.6 + .5 * noise(p.xz * 9.)) * joint; c += A * .04 * exp(-length(p.xz - vec2(P1 * 10., 15.)) * .25); return c * 1.; }
  vec2 w = p.xz * 1.1; float e = .03, h0 = fbm(w + S) , hx = fbm(w + vec2(e, 0) + S), hz = fbm(w + vec2(0, e) + S); vec3 n = normalize(vec3(-(hx - h0) / e * .10 * P0 * 2., 1., -(hz - h0) / e * .10 * P0 * 2.));
  float f = fresnel(-dot(r.d, n), .02); vec3 m = reflect(r.d, n); m.y = abs(m.y); vec3 rf = refract(r.d, n, .75); float ta = -1.7 / rf.y; vec3 b = p + rf * ta; vec3 wallHit = b; float deep = 1.; 
  if (box(vec2(b.x - 1.2, b.z - 5.), vec2(4.2, 5.6)) > 0.) { float tx = ((rf.x > 0. ? 5.4 : -3.) - p.x) / rf.x, tz = (10.6 - p.z) / max(rf.z, 1e-3); float tw = min(tx > 0. ? tx : 9., tz > 0. ? tz : 9.); b = p + rf * tw; }
  vec2 cc = b.y < -1.65 ? b.xz : vec2(b.x + b.z, b.y * 1.5); float k = net(cc * .9); vec2 tg = abs(fract(cc * 2.4) - .5); float tile = .75 + .25 * smoothstep(.49, .46, max(tg.x, tg.y));
  float lampd = 0.; for (float i = 0.; i < 3.; i++) { vec3 l = vec3(-3. + 0., -.8, 2. + i * 3.4); if (i == 2.) l = vec3(1.2, -.8, 10.6); vec3 q = b - l; lampd += 1. / (dot(q, q) * .5 + .5); vec3 ax = l - p; float s = length(cross(ax, rf)); lampd += .0; c += vec3(.8, 1., .95) * .03 / (s * s + .02) * step(0., dot(ax, rf)); }
  vec3 glow = mix(B, vec3(.3, 1., .95), .25); c += glow * (.06 + .30 * lampd) * tile * (.35 + 1.3 * k) * exp(-length(b - p) * .16); c += glow * .03; c *= 1. - f; c += back(p, m) * f * 1.3; return c * mix(.7, 1., smoothstep(-1.1, -.1, u.x));
}
