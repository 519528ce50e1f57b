// @samples 4
// @post bloom=.1 streak=.12 grain=.05
// City lights through a wet window. P0: 0 market row, 1 street below and fire escape, 2 fairground wheel, 3 runway lamps.
// P1 drop density, P2 drop size, P3 disc size, P4 light height.
float sz() { return mix(.035, .11, P3); }
vec3 back(vec2 u, float blur) {
  vec3 c = vec3(.002, .003, .005); float r = sz() * blur, e = .05 + .4 * (1. - blur);
  if (P0 == 0.) {
    c += B * .05 * exp(-pow((u.y + .12) * 3.5, 2.)) + A * .03 * smoothstep(-.1, .6, u.y);
    for (float i = 0.; i < 34.; i++) { float y = pick(i + 30., -.2, .16) * (1. + .3 * h1(i)); vec3 k = mix(A, B, step(.42, h1(i + 60.))); k = mix(k, vec3(1., .9, .8), .25 * h1(i + 77.)); c += k * bokeh(u, vec2(pick(i, -1., 1.), y + (P4 - .5) * .4), r * pick(i + 90., .45, 1.15), e) * pick(i + 110., .12, .8); }
  } else if (P0 == 1.) {
    for (float i = 0.; i < 30.; i++) { float k1 = floor(i / 2.); float t = pow(k1 / 15., 1.3); vec2 p = mix(vec2(.1, .12), vec2(mod(i, 2.) * 2.4 - 1.15, -.52), t) + vec2(pick(i, -.05, .05), pick(i + 20., -.03, .05)); c += mix(A, B, step(.8, h1(i + 60.))) * bokeh(u, p, r * mix(.35, 1.5, t), e) * pick(i + 110., .25, 1.); }
    vec2 g = (u - vec2(0, .3)) * vec2(9., 6.5); vec2 id = floor(g); float w = step(.72, h2(id + S)) * smoothstep(.5, .1, length(max(abs(fract(g) - .5) - vec2(.1, .18), 0.)) * 4.); c += mix(A, B, h2(id + 4.)) * w * .09 * step(.1, u.y);
  } else if (P0 == 2.) {
    vec2 o = vec2(.28, .03);
    for (float i = 0.; i < 22.; i++) { float a = i / 22. * 2. * PI + S; vec2 p = o + vec2(cos(a) * .92, sin(a)) * .4; c += mix(A, B, step(.5, fract(i / 2.))) * bokeh(u, p, r * .85, e) * pick(i, .5, 1.1); p = o + vec2(cos(a) * .92, sin(a)) * .22; if (mod(i, 2.) < .5) c += mix(B, vec3(1., .85, .6), .6) * bokeh(u, p, r * .5, e) * .5; }
    for (float i = 0.; i < 14.; i++) c += mix(vec3(1., .7, .3), A, h1(i)) * bokeh(u, vec2(pick(i + 40., -1., 1.), -.38 + pick(i + 60., -.05, .08)), r * pick(i + 80., .5, .9), e) * .55;
  } else {
    for (float i = 0.; i < 40.; i++) { float s = mod(i, 2.) * 2. - 1., k = floor(i / 2.) / 20.; float z = mix(1., 14., pow(k, 1.2)); vec2 p = vec2(.12 + s * 1.5 / z * (s < 0. ? .9 : 1.1), .085 - .62 / z); c += A * 1.1 * bokeh(u, p, r * mix(1.5, .26, sqrt(k)), e) * mix(.5, 1.2, k); }
    c += mix(A, vec3(.5, .7, 1.), .3) * .12 * exp(-pow((u.y - .085) * 7., 2.)) + B * .5 * exp(-pow((u.y - .075) * 34., 2.)) * (.4 + .6 * exp(-pow((u.x + .35) * 1.8, 2.)));
    for (float i = 0.; i < 7.; i++) c += B * bokeh(u, vec2(pick(i + 200., -.85, .8), .1 + .05 * h1(i + 210.)), r * .4, e) * .8;
  }
  return c;
}
// drops: xy normal offset, z coverage
vec3 drops(vec2 u) {
  vec3 best = vec3(0);
  for (int k = 0; k < 4; k++) {
    float s = mix(26., 7., P2) * (k == 0 ? .42 : k == 1 ? .8 : k == 2 ? 1.7 : 3.1); vec2 q = u * s + vec2(S * 3. + float(k) * 17.3, float(k) * 5.1); vec2 id = floor(q), f = q - id - .5;
    float keep = step(h2(id + float(k) * 7.), (k < 2 ? .28 : .62) * (.4 + P1)); vec2 off = (vec2(h2(id + 3.), h2(id + 8.)) - .5) * .45; float r = mix(.1, .34, pow(h2(id + 13.), 1.5));
    vec2 d = f - off; d.x *= 1. + .25 * sin(d.y * 9. + h2(id) * 6.); d.y *= d.y > 0. ? .72 : 1.15; float l = length(d) / r;
    if (keep > .5 && l < 1.) { best = vec3(d / r * sqrt(l), smoothstep(1., .88, l)); break; }
  }
  // running drops with trails
  for (float i = 0.; i < 4.; i++) {
    float x = pick(i + 300., -.8, .8), yh = pick(i + 310., -.35, .25); x += .012 * sin(u.y * 17. + i) + .006 * sin(u.y * 41.); vec2 d = u - vec2(x, yh); float w = .017 * (.7 + h1(i + 320.));
    float l = length(d * vec2(1., d.y > 0. ? .6 : 1.)) / (w * 1.25); if (l < 1.) best = vec3(d / w * .8, 1.);
    else if (d.y > 0. && abs(d.x) < w * .62) best = vec3(d.x / w * 1.2, 0, .75 * smoothstep(w * .62, w * .4, abs(d.x)));
  }
  return best;
}
vec3 scene(vec2 u) {
  vec3 d = drops(u); float fog = .0;
  vec3 c = back(u, 1.) ;
  if (P0 == 2.) { // wiper track: clean glass inside an arc
    float a = length(u - vec2(-.75, -1.05)); float inside = smoothstep(1.06, 1.03, a) * smoothstep(.42, .45, a); d.z *= 1. - inside; c = mix(c * .75 + back(u + (rnd2() - .5) * .08, 1.) * .25, c, inside);
    c += C * .025 * smoothstep(.012, 0., abs(a - 1.045)) ;
  }
  float mist = fbm(u * 3. + S) * .5; c = mix(c, back(u + (rnd2() - .5) * .25, 1.) , mist * .5);
  if (d.z > 0.) {
    vec2 q = u * .35 - d.xy * .62; vec3 k = back(q, .55) * 1.25 + .004; float l = length(d.xy);
    k *= 1. - .75 * smoothstep(.55, 1., l) * (d.y > 0. ? 1. : .35); k += (A + .4) * .35 * smoothstep(.2, .0, length(d.xy - vec2(-.25, .5)));
    c = mix(c, k, d.z);
  }
  if (P0 == 1.) { vec2 g = u + iris() * .022; float e = box(rot(-.09) * (g - vec2(0, .13)), vec2(2., .028)); e = min(e, box(rot(-.09) * (g - vec2(0, .335)), vec2(2., .016))); for (float i = -3.; i < 5.; i++) e = min(e, box(rot(-.09) * (g - vec2(i * .3 + .1, .24)), vec2(.008, .1))); if (e < 0.) c = vec3(.0015) + A * .02 * smoothstep(-.02, 0., e); c *= mix(1., .25, smoothstep(.01, .0, abs(u.x + .63) - .03)); }
  if (P0 == 3.) { vec2 g = u + iris() * .03; float e = -(box(g - vec2(.12, .13), vec2(.95, .5)) - .12); e = min(e, abs(g.x + .33 - .12 * g.y) - .03); if (e < 0.) c = vec3(.0012, .0015, .002) + A * .006; }
  return c;
}
