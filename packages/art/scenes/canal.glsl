// @samples 8
// @post bloom=.18 streak=.08 vignette=.4
// A canal at night between docks and lit houses; lamps doubled in the water. P0 ripple, P1 far light x.
float palm(vec2 p, float k) { float d = abs(p.x - .06 * (h1(k) - .5) * p.y * p.y * 6.) - .010; d = max(d, max(p.y - .6, -p.y)); vec2 q = p - vec2(.06 * (h1(k) - .5) * 2.16, .6); for (float i = 0.; i < 10.; i++) { float a = -.5 + i * .46 + h1(k + i) * .2, L = .2 + .06 * h1(k + i * 3.); vec2 dir = vec2(cos(a), sin(a)); float t = sat(dot(q, dir) / L); d = min(d, length(q - dir * L * t + vec2(0, .13 * t * t)) - .03 * sin(PI * min(t + .04, 1.)) * (.5 + .5 * step(.4, fract(t * 24.)))); } return d; }
vec3 world(vec3 o, vec3 d) {
  vec3 c = mix(B * .07, B * .014, sat(d.y * 3.)) + A * .16 * exp(-abs(d.y) * 11.) * exp(-pow((d.x / max(d.z, .1) - P1) * 2., 2.)); if (d.z <= .01) return c;
  // far house at the end
  vec3 p = o + d * (60. - o.z) / d.z; if (p.y > 0. && p.y < 3.4 + 1.2 * step(abs(p.x - P1 * 60.), 3.)) { float e = abs(p.x - P1 * 60.) - 9.; if (e < 0.) { c = A * .03; vec2 g = vec2(p.x * .55, p.y * .52), f = abs(fract(g) - .5); c += step(max(f.x, f.y), .33) * step(h2(floor(g) + S), .6) * mix(A, vec3(1., .8, .5), .4) * 1.6; } }
  for (float i = 9.; i >= 0.; i--) { for (float s = -1.; s <= 1.; s += 2.) {
    float z = 7. + i * 5.; vec3 q = o + d * (z - o.z) / d.z; float k = i * 2. + s * .5 + .5; float x = q.x * s; // distance from the middle
    float w0 = 4.6 + h1(k) * .8; float hh = 2.2 + 2.2 * h1(k + 20.); vec2 m = vec2(x - w0 - 3.4, q.y);
    for (float t = 0.; t < 2.; t++) { float px = w0 + .5 + 6. * h1(k + 50. + t), ps = 7. + 4. * h1(k + 60. + t); if (palm((vec2(x - px, q.y - .4)) / ps, k + t) < 0.) c = B * .008 + A * .012; }
    if (abs(m.x) < 2.7 && m.y < hh && m.y > .2) { c = B * .012 + A * .008; vec2 g = vec2(m.x * .9, m.y * .8), f = abs(fract(g) - .5), id = floor(g) + k * 11.; float lit = step(h2(id + S), i < 1. ? .16 : .42); f.x = min(f.x, 9.) + .2 * step(abs(f.x - .02), .03) + .2 * step(abs(f.y - .1), .025); c += step(f.x, .36) * step(f.y, .34) * lit * mix(A, vec3(1., .78, .45), .5 * h2(id + 4.)) * (.3 + 1.1 * h2(id + 8.)) * mix(.35, 1., smoothstep(0., 3., i)) * (.6 + .5 * fract(g.y + .5)) + B * .02 * step(max(f.x, f.y), .34) * (1. - lit); }
    float hedge = q.y - .55 - .5 * fbm(vec2(x * 1.5, k)); if (x > w0 - .1 && hedge < 0.) c = mix(c, B * .006 + A * .006, .9);
    float dock = box(vec2(x - w0 + .6, q.y - .42), vec2(1., .05)); dock = min(dock, max(abs(mod(x - w0 + .3, .7) - .35) - .06, max(q.y - .8, w0 - 1.6 - x) )); if (dock < 0. && x < w0 + .5) c = vec3(.004);
    vec2 l = vec2(x - w0 + 1.35, q.y - 1.75); if (abs(l.x) < .025 && l.y < 0. && l.y > -1.5) c = vec3(.004); float e = length(l); vec3 lc = h1(k + 90.) < .25 ? mix(B, vec3(.7, 1., .95), .3) : mix(A, vec3(1., .8, .5), .25); c += lc * (9. * smoothstep(.11, .08, e) + .05 / (e * e + .05) * (.5 + .5 * step(i, 5.)));
    if (h1(k + 33.) < .5) { vec2 b = vec2(x - w0 + 2.3, q.y - .02); float hull = max(abs(b.x) - .75 + .3 * (.45 - b.y), max(-b.y, b.y - .42)); hull = min(hull, max(abs(b.x + .05) - .3, max(.4 - b.y, b.y - .85))); hull = min(hull, max(abs(b.x) - .012, max(-b.y, b.y - 2.1))); if (hull < 0.) c = B * .012 + A * .01; }
  } }
  return c;
}
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(.5, 1.05, 0), vec3(P1 * 14. * .8 - .4, 1.25, 14.), .95, 17., .07); if (r.d.y > 0. ) return world(r.o, r.d) * mix(.6, 1., smoothstep(-1.1, 0., u.x));
  float t = r.o.y / -r.d.y; vec3 p = r.o + r.d * t; vec2 w = p.xz * vec2(1.5, .9); float e = .04; float h = fbm(w + S), a = fbm(w + vec2(e, 0) + S), b = fbm(w + vec2(0, e) + S); float am = .05 * P0 * 2. / (1. + t * .03); vec3 n = normalize(vec3(-(a - h) / e * am * .5, 1., -(b - h) / e * am)); vec3 d = reflect(r.d, n); d.y = abs(d.y) + .001; return (world(p, normalize(d)) * fresnel(-dot(r.d, n), .04) * .95 + B * .003) * mix(.6, 1., smoothstep(-1.1, 0., u.x));
}
