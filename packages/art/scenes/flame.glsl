// @samples 8
// @post bloom=.24 streak=.06 halation=.2 vignette=.4
// Fire on a set. P0: 0 two bars of flame on a concrete floor, 1 a glass tube bent over a ribbon burner, its gas just lit.
vec3 heat(float k) { return vec3(1.4, .36, .06) * k + vec3(1.2, .8, .3) * k * k * .9 + A * .2 * k; }
float tongue(vec2 q, float s, float h) { // q.x along the bar, q.y up
  float w = fbm(vec2(q.x * 2.6 + s, q.y * 1.7 - s * 2.)) - .5; float n = fbm(vec2(q.x * 5.5 + w * 2.4 + s * 3., q.y * 2.2 - s)) ; float top = h * (.35 + 1.1 * smoothstep(.25, .75, noise(vec2(q.x * 4.2 + s, 1.)))); return sat((n * 1.5 - q.y / top) * 1.5) * step(0., q.y) * smoothstep(-.0, .05, q.y + .02);
}
vec3 bars(vec3 o, vec3 d) { vec3 c = vec3(0); for (float i = 0.; i < 2.; i++) { float z = i == 0. ? 7.5 : 4.6; vec3 p = o + d * (z - o.z) / d.z; float x = p.x + (i == 0. ? -.6 : .5); float in1 = smoothstep(3.3, 3.15, abs(x)); if (p.y < -.02 || p.y > 2. || d.z <= 0.) continue; float k = tongue(vec2(x, p.y), S + i * 7., i == 0. ? 1.05 : .75) * in1; c = c * (1. - .5 * k) + heat(k) * 1.5; c += vec3(.1, .25, 1.) * .35 * exp(-p.y * 26.) * in1; } return c; }
vec3 scene(vec2 u) {
  if (P0 < .5) {
    Ray r = lens(u, vec3(-.6, .95, 0), vec3(.1, .85, 7.), 1.05, 6.2, .05); vec3 c = vec3(0);
    if (r.d.y < 0.) { float t = -r.o.y / r.d.y; vec3 p = r.o + r.d * t; if (p.z < 12.) { float conc = .4 + .6 * fbm(p.xz * 2.3); for (float i = 0.; i < 2.; i++) { float z = i == 0. ? 7.5 : 4.6, x = p.x + (i == 0. ? -.6 : .5); float e = length(vec2(max(abs(x) - 3.2, 0.), p.z - z)); c += vec3(1., .42, .10) * .42 / (1. + e * e * 2.2) * conc; if (abs(p.z - z) < .06 && abs(x) < 3.25) c = vec3(.02); } vec3 d = rough(vec3(r.d.x, -r.d.y, r.d.z), .05 + .06 * noise(p.xz * 5.)); c += bars(p, d) * fresnel(-r.d.y, .05) * smoothstep(.35, .6, fbm(p.xz * .9 + S)) * 1.3; c *= .55; } }
    vec3 w = r.o + r.d * (12. - r.o.z) / r.d.z; if (w.y > 0.) { float panel = .6 + .4 * smoothstep(.47, .5, abs(fract(w.x * .45) - .5)); c += (vec3(1., .40, .12) * .10 * exp(-w.y * .5) * exp(-abs(w.x) * .14) + B * .02) * (1.2 - .5 * panel); }
    c += bars(r.o, r.d); for (float i = 0.; i < 34.; i++) { vec2 o = vec2(pick(i + 5., -.7, .7), pick(i + 45., -.1, .45)); vec2 q = u - o + iris() * .003; q.x += .01 * sin(o.y * 20. + i); float e = length(q * vec2(1., .5)); c += vec3(1., .4, .1) * 2.5 * smoothstep(.0022, .0008, e) * h1(i + 85.); } return c;
  }
  vec3 c = B * .012 + A * .02 * exp(-length(u - vec2(.1, .1)) * 2.); // the bench, out of focus
  c += B * bokeh(u, vec2(-.62, .25), .06, .12) * .16 + A * bokeh(u, vec2(.72, .30), .05, .12) * .2 + B * bokeh(u, vec2(.55, .36), .035, .12) * .25 + vec3(1., .7, .4) * bokeh(u, vec2(-.45, .36), .03, .1) * .2;
  { vec2 q = u + iris() * .03; float k = tongue(vec2(q.x * 3.2 + 2., (q.y + .42) * 2.4), S, .55) * smoothstep(.52, .44, abs(q.x + .02)); c += (vec3(.15, .32, 1.) * 1.0 + vec3(1., .5, .15) * k) * k * 1.1; vec2 b = q - vec2(-.02, -.44); if (box(b, vec2(.5, .028)) < 0.) c = vec3(.012) + vec3(.1, .2, .6) * .12 * smoothstep(.0, .028, b.y); }
  vec2 g = u + iris() * .0035; float best = 9., along = 0.; vec2 pr = vec2(-.95, -.02); float len = 0.; for (float i = 1.; i <= 40.; i++) { float t = i / 40.; float x = -.95 + 1.9 * t; float y = -.02 + .20 * smoothstep(.38, .5, t) * sin((t - .38) * 14.) * smoothstep(.95, .7, t) + .05 * smoothstep(.6, 1., t); vec2 p = vec2(x, y); vec2 q = g - pr, d = p - pr; float k = sat(dot(q, d) / dot(d, d)); float e = length(q - d * k); if (e < best) { best = e; along = (i - 1. + k) / 40.; } pr = p; }
  float r1 = .030; float lit2 = smoothstep(.34, .48, along) * (.6 + .4 * smoothstep(.5, .75, along)); float hot = exp(-pow((along - .47) * 9., 2.)); if (best < r1) { float e = best / r1; float n = sqrt(1. - e * e); c = c * (.55 + .3 * n); c += (A * .55 + B * .25) * pow(1. - n, 2.5) * .5 + vec3(1) * .5 * smoothstep(.14, .0, abs(e - .62)) * .25; c += A * lit2 * (1.6 * exp(-e * e * 1.2) + 1.1) + vec3(1., .75, .7) * lit2 * 1.6 * smoothstep(.75, .1, e); c += vec3(1., .34, .08) * hot * .8; } c += A * lit2 * .0045 / (best * best + .006) * 1.2 + vec3(1., .4, .1) * hot * .04 * exp(-best * 9.);
  return c;
}
