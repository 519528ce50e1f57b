// @samples 16
// @post bloom=.16 streak=.06 vignette=.4
// A color suite: reference monitor with a frame on it, a small scope, three trackballs in its light. P0 turn, P1 picture.
vec3 picture(vec2 q) { // q 0..1: a figure on a beach at last light, split in two grades
  vec2 p = (q - .5) * vec2(1.78, 1.); float y = p.y + .08; float sx = .28; vec3 c = mix(vec3(.02, .10, .13), vec3(1., .42, .10), exp(-max(y, 0.) * 3.6)) * .55; c += vec3(1., .55, .2) * exp(-length(p - vec2(sx, .02)) * 5.) * .9 + vec3(2.) * smoothstep(.052, .046, length(p - vec2(sx, .0)));
  if (y < 0.) { float n = fbm(vec2(p.x * 18., -60. / (y - .06))) - .45; c = mix(vec3(.01, .05, .06), vec3(.9, .4, .12), .5 * exp(y * 5.)) * .5 + vec3(1., .6, .25) * sat(n * 5.) * exp(-abs(p.x - sx) * 7.); }
  float cl = smoothstep(.5, .7, fbm(vec2(p.x * 3., p.y * 12.) + 4.)); if (y > .06) c = mix(c, c * .45, cl);
  float d = figure((p - vec2(-.12, -.42)) / .62, .4, 0.); if (d < 0.) c = vec3(.006, .009, .01) + vec3(1., .5, .2) * .3 * smoothstep(-.03, 0., d) * step(-.12, p.x);
  float fl = -.36 + .03 * fbm(p * 8.); if (p.y < fl) c *= .25;
  if (q.x < .5) { float l = dot(c, vec3(.3, .6, .1)); c = mix(vec3(l), c, .35) * .75 + .05; }
  c = mix(c, vec3(1.), smoothstep(.0022, .0012, abs(q.x - .5)) * .8);
  return c;
}
vec3 scopeAt(vec2 q) { float v = 0.; float x = q.x * 3.; int k = int(x); float f = fract(x); vec3 ch = k == 0 ? vec3(1, .25, .15) : k == 1 ? vec3(.25, 1., .35) : vec3(.2, .5, 1.); float s = 0.; for (float i = 0.; i < 5.; i++) { float y = .18 + .13 * i * (k == 2 ? .6 : 1.) + .10 * sin(f * (3. + i) + i * 2.) + .12 * noise(vec2(f * 9., i + float(k) * 7.)); s += exp(-abs(q.y - y) * 46.) * (.4 + noise(vec2(f * 70., i))); } vec3 c = ch * s * .5; c += vec3(.05, .06, .06) * smoothstep(.008, .0, abs(fract(q.y * 5.) - .5) * .2); return c; }
const vec3 MC = vec3(.98, 1.30, 2.75);
vec3 screens(vec3 o, vec3 d, float minT, out float th) { // returns light, th distance or -1
  th = 1e9; vec3 c = vec3(0);
  for (int i = 0; i < 2; i++) { float a = i == 0 ? -.20 : .42; vec3 n = vec3(sin(a), 0, -cos(a)), x = vec3(cos(a), 0, sin(a)), m = i == 0 ? MC : vec3(-1.15, 1.05, 2.7); vec2 hs = i == 0 ? vec2(1.28, .72) : vec2(.56, .34); float dn = dot(d, n); if (dn > -.001) continue; float t = dot(m - o, n) / dn; if (t < minT || t > th) continue; vec3 p = o + d * t - m; vec2 q = vec2(dot(p, x), p.y); float e = box(q, hs + .045); if (e > 0.) continue; th = t; float b = box(q, hs); c = vec3(.004) + vec3(.03) * smoothstep(.012, .0, abs(e)) * .5; if (b < 0.) { vec2 w = q / hs * .5 + .5; c = i == 0 ? picture(w) * 1.9 : scopeAt(w) * .55 + vec3(.004, .006, .007); } }
  return c;
}
vec3 lightAt(vec3 p, vec3 n) { vec3 l = MC + vec3(0, -.2, -.1) - p; float d2 = dot(l, l); vec3 c = mix(A, vec3(.9, .7, .55), .4) * max(dot(n, l) * inversesqrt(d2), 0.) * 2.6 / (d2 + .4); vec3 m = vec3(-1.15, 1., 2.6) - p; c += B * max(dot(n, m) * inversesqrt(dot(m, m)), 0.) * .5 / (dot(m, m) + .2); return c; }
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-.35 + P0, 1.32, -.35), vec3(.22, 1.08, 3.), 1.12, 3.35, .045); float th; vec3 c = screens(r.o, r.d, .1, th); float far = th; int k = 0; vec3 n = vec3(0, 0, -1);
  float td = r.d.y < 0. ? (.42 - r.o.y) / r.d.y : 1e9; if (td > 0. && td < far) { float z = r.o.z + r.d.z * td; if (z < 3.9) { far = td; k = 1; } }
  for (int i = 0; i < 3; i++) { vec3 b = vec3(-.42 + .42 * float(i), .47, 1.75); vec3 oc = r.o - b; float bb = dot(oc, r.d), h = bb * bb - dot(oc, oc) + .0121; if (h > 0.) { float t = -bb - sqrt(h); if (t > 0. && t < far) { far = t; k = 2; n = normalize(r.o + r.d * t - b); } } }
  if (k == 0 && th > 1e8) { float t = (5.5 - r.o.z) / r.d.z; vec3 p = r.o + r.d * t; vec2 q = p.xy - vec2(MC.x * 1.2, 1.5); float slat = .6 + .4 * step(.12, abs(fract(p.x * 1.6) - .5) * 2.); c = (A * .10 + B * .09) * exp(-dot(q, q) * .22) * slat + B * .004; c += A * .08 * exp(-length(vec2(p.x + 3.2, p.y - 2.6)) * 1.5); return c; }
  vec3 p = r.o + r.d * far;
  if (k == 1) { bool pan = box(p.xz - vec2(0, 1.72), vec2(.78, .36)) < 0.; n = vec3(0, 1, 0); c = lightAt(p, n) * (pan ? .06 : .05) * (.7 + .5 * noise(p.xz * vec2(4., 60.))); vec3 d = rough(reflect(r.d, n), pan ? .12 : .05); float t2; vec3 s = screens(p, d, .02, t2); if (t2 < 1e8) c += s * fresnel(-r.d.y, .05) * (pan ? .6 : .9);
    if (pan) { for (int i = 0; i < 3; i++) { float e = length(p.xz - vec2(-.42 + .42 * float(i), 1.75)); c *= 1. - .8 * smoothstep(.17, .16, e); float an = atan(p.z - 1.75, p.x + .42 - .42 * float(i)); c += lightAt(p, n) * .35 * smoothstep(.012, .0, abs(e - .165)) * (.5 + .5 * step(.5, fract(an * 12.))); c += (i == 0 ? B : i == 1 ? A : vec3(.5)) * .5 * smoothstep(.006, .0, abs(e - .185)); } vec2 g = (p.xz - vec2(-.78, 1.40)) * vec2(9., 9.); if (p.z < 1.53) { vec2 f = abs(fract(g) - .5); float on = h2(floor(g)); c += (on > .75 ? B : on > .6 ? A : vec3(.12)) * smoothstep(.34, .3, max(f.x, f.y)) * (on > .6 ? .5 : .12); } float ed = box(p.xz - vec2(0, 1.72), vec2(.78, .36)); c += lightAt(p, n) * smoothstep(-.012, 0., ed) * .3; }
    else c *= 1.; }
  if (k == 2) { vec3 d = reflect(r.d, n); float t2; vec3 s = screens(p, d, .02, t2); if (t2 > 1e8) s = A * .01; float f = fresnel(-dot(r.d, n), .06); c = lightAt(p, n) * .12 + s * f * 2.2; }
  c += (A * .03 + B * .012) * exp(-length(u - vec2(.35, .1)) * 2.6); return c * mix(.8, 1., smoothstep(-1.1, 0., u.x));
}
