// @samples 16
// @post bloom=.18 streak=.2 vignette=.4
// Light tunnels. P0: 0 rings in a round tube, 1 glossy tiled road, 2 sodium lamps and booth. P1 spacing, P2 eye height, P3 x, P4 gloss.
float emit0(float z) { float s = 1.6 + 2.4 * P1, k = abs(mod(z, s) - s * .5); return smoothstep(.075, .05, k); }
vec3 ringWall(vec3 p, vec3 d) {
  float s = 1.6 + 2.4 * P1, zi = floor(p.z / s); float on = .35 + .65 * step(.14, h1(zi)); vec3 k = mix(A, B, .12 + .5 * step(.55, h1(zi + 5.))); float a = atan(p.y, p.x);
  vec3 c = k * emit0(p.z) * 7. * on * step(.03, abs(fract(a / PI * 2.) - .5)); float z0 = abs(mod(p.z, s) - s * .5); float pan = step(.02, abs(fract(a * 12. / PI) - .5)) * step(.03, abs(fract(p.z * 1.5) - .5));
  return c + k * (.07 * exp(-z0 * 2.6) + .004) * (.4 + .6 * pan) * (.55 + .6 * noise(vec2(a * 30., p.z * .7))) * (.35 + .65 * on);
}
vec3 lampsBox(vec3 p, vec3 n) {
  vec3 c = vec3(0); float s = 3. + 4. * P1; float z0 = floor(p.z / s) * s;
  for (float i = -1.; i <= 2.; i++) for (float e = -1.; e <= 1.; e += 2.) { vec3 l = vec3(P0 == 2. ? e * 2.2 : e * .7, 3.9, z0 + (i + .5) * s) - p; float q = dot(l, l); c += max(dot(n, l), 0.) * max(l.y, 0.) / (q * q * .6 + .4) * step(.08, h1(z0 / s + i + e * 9.)); }
  return c * (P0 == 2. ? A * 4.2 : A * 1.6 + B * .4 + .3);
}
vec3 box3(vec3 o, vec3 d, out float t, out vec3 n) {
  float tx = ((d.x > 0. ? 3.4 : -3.4) - o.x) / d.x, ty = ((d.y > 0. ? 4. : 0.) - o.y) / d.y; t = min(tx, ty); n = tx < ty ? vec3(-sign(d.x), 0, 0) : vec3(0, -sign(d.y), 0); vec3 p = o + d * t; float bend = 0.;
  float s = 3. + 4. * P1, alb; vec3 e = vec3(0);
  if (n.y < -.5) { float k = abs(mod(p.z, s) - s * .5), x = P0 == 2. ? abs(abs(p.x) - 2.2) : abs(abs(p.x) - .7); float on = step(.08, h1(floor(p.z / s) + sign(p.x) * 9.)); e = (P0 == 2. ? A * 9. : mix(A, vec3(1, .95, .85), .5) * 9.) * smoothstep(P0 == 2. ? .35 : s * .4, P0 == 2. ? .25 : s * .4 - .05, k) * smoothstep(P0 == 2. ? .16 : .07, .04, x) * on; alb = .25; }
  else if (n.y > .5) { alb = .09 + .1 * fbm3(p * 2.); alb += .7 * smoothstep(.07, .05, abs(p.x)) * step(.5, fract(p.z * .22)) + .6 * smoothstep(.07, .05, abs(abs(p.x) - 2.7)); }
  else { vec2 g = vec2(p.z * 2.2, p.y * 3.6); float gr = max(smoothstep(.46, .5, abs(fract(g.x) - .5)), smoothstep(.44, .5, abs(fract(g.y) - .5))); alb = mix(.55, .12, gr) * (.8 + .3 * h2(floor(g))) * (.5 + .5 * noise(vec2(p.z * .5, p.y * 2.))); if (p.y < .9) alb *= .35; }
  vec3 k = lampsBox(p, n) * alb + e; k *= exp(-t * .02); k += (P0 == 2. ? A : B) * .10 * (1. - exp(-t * .018)); return min(k, 4.);
}
vec3 scene(vec2 u) {
  vec3 c;
  if (P0 == 0.) {
    vec3 go = vec3(0, 0, 2. * (1.6 + 2.4 * P1) * LOOP); Ray r = lens(u, vec3((P3 - .5) * .7, (P2 - .5) * .8, 0) + go, vec3(.1, .03, 30.) + go, .62, 9., .02); vec2 o = r.o.xy; float a = dot(r.d.xy, r.d.xy), b = dot(o, r.d.xy), q = sqrt(b * b - a * (dot(o, o) - 1.)); float t = (-b + q) / a; t = min(t, 60.); vec3 p = r.o + r.d * t; c = ringWall(p, r.d);
    vec3 n = normalize(vec3(-p.xy, 0.) + ball() * .05); vec3 d2 = reflect(r.d, n); float a2 = dot(d2.xy, d2.xy), b2 = dot(p.xy, d2.xy), t2 = -2. * b2 / a2; c += ringWall(p + d2 * t2, d2) * fresnel(dot(n, -r.d), .06) * .8;
    c = mix(c, B * .12 + A * .5, 1. - exp(-t * .016)); vec2 e = u - vec2(-.012, -.006); c += (A + B) * .02 / (length(u - vec2(.0)) + .06) * .4;
    // drifting figure, far down
    vec3 f = r.o + r.d * (15. / r.d.z); vec2 s = rot(.5 + .3 * swing(1., 0.)) * (f.xy - vec2(.02, -.1) - vec2(.06, .04) * orbit(1., .1)) / .62; float d = length(s - vec2(0, .33)) - .085; d = smin(d, box(s - vec2(0, .1), vec2(.05, .1)) - .06, .05); d = smin(d, seg(s, vec2(.09, .2), vec2(.3, .26)) - .04, .04); d = smin(d, seg(s, vec2(-.09, .2), vec2(-.27, .05)) - .04, .04); d = smin(d, seg(s, vec2(.05, -.02), vec2(.12, -.3)) - .05, .04); d = smin(d, seg(s, vec2(-.05, -.02), vec2(-.02, -.32)) - .05, .04); d = min(d, box(s - vec2(-.0, .12), vec2(.11, .12)) - .02); if (d < 0.) c = mix(A, B, .5) * (.05 + .7 * smoothstep(-.03, 0., d));
    return c;
  }
  vec3 ro = vec3((P3 - .5) * 4., .5 + P2 * 1.6, 0.); Ray r = lens(u, ro, vec3((.5 - P3) * 2., P0 == 2. ? 1.9 : 1.5, 22.), .85, 14., .035); float t; vec3 n; c = box3(r.o, r.d, t, n); vec3 p = r.o + r.d * t;
  float gl = n.y > .5 ? .05 : n.y < -.5 ? 0. : .09 * step(.9, p.y); if (gl > 0.) { vec3 m = normalize(n + ball() * mix(.12, .03, P4) + .03 * (vec3(noise(p.xz * 4.), 0, noise(p.zx * 4. + 9.)) - .5)); float t2; vec3 n2; vec3 d2 = reflect(r.d, m); c += box3(p + n * .01, d2, t2, n2) * fresnel(dot(m, -r.d), gl) * P4 * 1.3; }
  if (P0 == 1.) { // car on three wheels: low dark shape and its lamps only
    float z = 15.; vec3 f = r.o + r.d * (z / r.d.z); vec2 s = rot(-.1) * (f.xy - vec2(.35, .95)); float d = box(s - vec2(0, -.12), vec2(.95, .2)) - .1; d = smin(d, box(s - vec2(0, .22), vec2(.55, .13)) - .12, .12); d = min(d, length((f.xy - vec2(-.42, .42)) * vec2(1.7, 1.)) - .3); d = min(d, length((f.xy - vec2(1.18, .33)) * vec2(1.9, 1.)) - .33); if (t * r.d.z > z && d < 0.) c = vec3(.006) + A * .25 * smoothstep(.06, .0, abs(d)) * step(0., s.y);
    for (float e = -1.; e <= 1.; e += 2.) { vec2 h = s - vec2(e * .72, -.1); float q = dot(h, h); c += (B * .6 + .6) * (.028 / (q + .004)); } float dx = f.x - .35; c += B * .4 * exp(-dx * dx * .8) * exp(-abs(f.y) * 3.) * step(0., -f.y + .3); }
  if (P0 == 2.) { float z = 9.; vec3 f = r.o + r.d * (z / r.d.z); if (t * r.d.z > z) { vec2 s = f.xy - vec2(-2.15, 1.25); float d = box(s, vec2(.62, 1.25)); float win = box(s - vec2(0, .28), vec2(.5, .42)); if (d < 0.) { c = vec3(.004, .006, .005) + A * .03 * smoothstep(.5, .62, abs(s.x)); if (win < 0.) c = B * (1.1 + .9 * s.y) * (.75 + .3 * noise(s * 6.)) * (1. - .85 * step(abs(s.x - .1), .018)) * (1. - .7 * step(length((s - vec2(-.22, .0)) * vec2(1., .8)) , .17)); } c += B * .16 * exp(-max(win, 0.) * 2.2); vec2 g = f.xy - vec2(.6, 1.); float bar = seg(rot(-.05) * g, vec2(-2.2, 0), vec2(1.4, 0)) - .04; if (bar < 0.) c = mix(vec3(.5, .06, .02), vec3(.45), step(.5, fract(g.x * 1.6))) * .35; } }
  return c;
}
