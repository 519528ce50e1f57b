// @samples 10
// @post bloom=.22 streak=.12 halation=.2 vignette=.45
// A shower of sparks falling from a grinder behind a figure, through blue haze onto a wet floor. P0 source x, P1 spread, P2 figure.
float gy() { return -.32; }
vec3 shower(vec2 u, float floorCut) { // time slices; in each, the pixel's launch velocity is looked up in a grid of sparks
  vec3 c = vec3(0); vec2 s = vec2(P0, .33); float g = .62;
  for (float k = 0.; k < 26.; k++) {
    float t = .06 + 1.30 * (k + .5) / 26.; vec2 v = (u - s) / t + vec2(0, g * t); float cell = mix(.050, .085, fract(k * .37)); vec2 q = v / cell + k * 17.3, id = floor(q), f = q - id;
    vec2 dir0 = v - vec2(.10 * P1, -.12); float like = exp(-dot(dir0 * vec2(1.35, 1.), dir0 * vec2(1.35, 1.)) * 7.5 / P1 * .5); if (h2(id + k) > like * .62) continue;
    vec2 o = .3 + .4 * vec2(h2(id + 3. + k), h2(id + 7. + k)); vec2 dp = (f - o) * cell * t, vel = (id - k * 17.3 + o) * cell - vec2(0, 2. * g * t); float sp = length(vel); vec2 e = vel / sp; float L = min(.026 * sp, .26 * cell * t), a = dot(dp, e), b = abs(dot(dp, vec2(-e.y, e.x))); float z = h2(id + 11. + k); float w = .0009 + .0013 * z;
    float m = smoothstep(w, w * .3, b) * smoothstep(L, L * .6, abs(a)) * (.35 + .65 * smoothstep(-L, L, a)); float heat = 1. - t / 1.5; c += mix(vec3(1., .20, .03), vec3(1., .74, .38), heat * heat) * m * (.6 + 5. * heat * (.4 + z)); }
  return c;
}
vec3 scene(vec2 u) {
  vec2 s = vec2(P0, .33); float hz = fbm(u * vec2(1.6, 2.6) + S); vec3 c = B * .05 * exp(-length((u - vec2(P0 + .1, .1)) * vec2(.8, 1.)) * 1.4) * (.5 + hz); c += B * .05 * hz * smoothstep(1., .0, abs(u.x - P0)) + A * .30 * exp(-length((u - s) * vec2(1.3, .8)) * 4.2) * (.6 + .8 * fbm(u * 4. + S)); 
  // back wall: truss and a far lamp of the other color
  float tr = min(abs(u.y - .40), abs(u.y - .46)); float lat = abs(fract(u.x * 9. + .5 * sin(0.)) - .5) ; if (tr < .004 || (u.y > .40 && u.y < .46 && abs(abs(fract(u.x * 8.) - .5) * 2. - (u.y - .40) / .06) < .05)) c *= .25;
  c += B * bokeh(u, vec2(P0 - .9, .18), .03, .1) * .5 + B * .14 * exp(-length(u - vec2(P0 - .9, .18)) * 5.);
  if (u.y < gy()) { float k = gy() - u.y; vec2 m = vec2(u.x + (fbm(vec2(u.x * 30., k * 50.)) - .5) * .05, 2. * gy() - u.y); float n = fbm(vec2(u.x * 7., k * 26.) + S); c = A * .5 * exp(-abs(m.x - P0) * 4.) * exp(-k * 5.) * (.15 + smoothstep(.4, .7, n)) + B * .012 * n; c += shower(vec2(m.x, gy() + k * 1.6), 0.) * .22 * smoothstep(.35, .6, n); }
  float d = 1.; if (P2 > 0.) { vec2 b = (u - vec2(P2, gy() + .012)) / .30 + iris() * .006; d = figure(b, .9, 0.) * .30; vec3 body = vec3(.002) + A * .10 * smoothstep(-.004, 0., d) * step(0., P0 - u.x - .0) * smoothstep(-.05, .03, u.x - P2); c = mix(c, body, smoothstep(.002, -.002, d)); }
  c += shower(u, 0.) * (d < 0. ? .35 : 1.); c += vec3(1., .8, .5) * .0012 / (dot(u - s, u - s) + .0002);
  return c * mix(.6, 1., smoothstep(-1.1, 0., u.x));
}
