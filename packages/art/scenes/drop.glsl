// @samples 10
// @post bloom=.16 streak=.14 vignette=.45
// @include march
// A drop pinched off above rings of water, lit by two softboxes. P0 height, P1 x.
vec3 env(vec3 d) { vec3 c = vec3(.0015, .002, .0026); c += A * 5. * smoothstep(.16, .05, abs(d.x - .62)) * smoothstep(.40, .25, abs(d.y - .60)) * step(-.4, d.z); c += B * 5. * smoothstep(.12, .04, abs(d.x + .72)) * smoothstep(.7, .4, abs(d.y - .25)); c += vec3(.9, .8, .7) * .9 * smoothstep(.86, .97, d.y); c += A * .32 * exp(-abs(d.y - .02) * 9.) * smoothstep(-.4, .8, d.z) * smoothstep(-.5, .5, d.x); return c; }
float map(vec3 p) {
  p.x -= P1; float r = length(p.xz); float w = p.y - (.030 * cos(r * 15.) * exp(-r * 1.25) + .012 * cos(r * 34. + 1.) * exp(-abs(r - 1.1) * 2.4) + .05 * exp(-r * r * 40.));
  float col = r - (.030 + .10 * exp(-p.y * 9.) + .022 * smoothstep(.25, .40, p.y)); col = max(col, p.y - .42); col = smin(col, length(p - vec3(0, .43, 0)) - .062, .06); float d = smin(w, col, .14);
  vec3 q = p - vec3(.0, .62 + P0 * .2, 0); d = min(d, length(q * vec3(1., .94, 1.)) - .105); d = min(d, length(p - vec3(.01, .545 + P0 * .05, 0)) - .022); d = min(d, length(p - vec3(-.03, .90 + P0 * .2, .02)) - .03); 
  d = min(d, length(p - vec3(.42, .20, .1)) - .022); d = min(d, length(p - vec3(-.36, .27, -.1)) - .016); d = min(d, length(p - vec3(.23, .35, -.15)) - .011); return d * .8;
}
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-.1, .52, -3.1), vec3(.0, .36, 0.), 1.75, 3.08, .05); float t = march(r, 1.2, 8.); vec3 bg = vec3(.0015, .002, .0025) + B * .03 * exp(-length(u - vec2(-.1, .25)) * 1.8) + A * .11 * exp(-length(u - vec2(P1 + .45, .12)) * 2.6); if (t > 8.) return bg; vec3 p = r.o + r.d * t, n = normalAt(p, .0015); if (p.y < .03 && t > 5.) n = normalize(mix(n, vec3(0, 1, 0), .5)); float f = fresnel(-dot(n, r.d), .03); vec3 m = reflect(r.d, n); vec3 c = env(m) * f;
  if (length(p.xz - vec2(P1, 0)) > .2 && p.y < .1) { m.y = abs(m.y); float t2 = march(Ray(p + n * .02, m), .02, 3.); if (t2 < 3.) { vec3 p2 = p + m * t2, n2 = normalAt(p2, .002); c = env(reflect(m, n2)) * f * .8 + .001; } else c = (env(m) + bg * .5) * f; c += B * .006; c *= exp(-max(t - 3.5, 0.) * .25); return mix(bg, c, exp(-max(t - 4., 0.) * .35)); }
  vec3 rf = refract(r.d, n, .75); vec3 back2 = refract(normalize(rf), -normalize(mix(n, -rf, .2)), 1.2); c += env(vec3(-rf.x * 1.6, -rf.y * 1.4, abs(rf.z))) * (1. - f) * .55 + A * .04 * pow(1. - abs(dot(n, r.d)), 2.) + bg * .3; return c;
}
