// @samples 12
// @post bloom=.16 streak=.12 vignette=.35
// A dark stage, one door open on a lamp, a figure in it. P0 half width, P1 figure (0 none), P2 where the figure stands, P3 lamp x, P4 lamp y, P5 look, P6 rain before the door (0 none).
vec3 lampAt;
float mask(vec2 m) {
  float open = smoothstep(.02, -.02, box(m - vec2(0, 1.55), vec2(P0, 1.55)));
  return P1 > 0. ? open * smoothstep(-.01, .015, figure((m - vec2(P2, 0)) / 1.76, P1, 0.) * 1.76) : open;
}
float lit(vec3 p) { if (p.z > 10.) return 1.; vec3 d = lampAt - p; return mask((p + d * (10. - p.z) / d.z).xy); }
vec3 scene(vec2 u) {
  lampAt = vec3(P3, 2.2 + P4, 17.); vec3 c = vec3(0);
  Ray r = lens(u, vec3(-2.1, 1.15, 0), vec3(-1.5 + P5, 1.75, 10.), .95, 10., .03);
  float tf = r.d.y < 0. ? -r.o.y / r.d.y : 1e9, tw = (10. - r.o.z) / r.d.z, far = min(tf, tw);
  vec3 p = r.o + r.d * far;
  if (tw < tf) {
    float e = box(p.xy - vec2(0, 1.55), vec2(P0, 1.55)), g = pow(max(dot(r.d, normalize(lampAt - p)), 0.), 60.);
    c += mask(p.xy) * (A * (1.1 + .5 * noise(p.xy * vec2(.6, .3))) + vec3(1., .75, .45) * g * 9.);
    if (e > 0.) {
      float rib = smoothstep(.44, .5, abs(fract(p.x * 1.1) - .5)), leaf = box(p.xy - vec2(-P0 - 1.25, 1.55), vec2(1.22, 1.55));
      c += B * .03 * (.6 + .4 * noise(p.xy * 3.)) + B * .05 * rib + A * .5 * exp(-e * 22.) * step(e, .12);
      c *= mix(.25, 1., smoothstep(-.02, .02, leaf));
      c += A * .06 * smoothstep(.05, 0., abs(leaf)) * exp(-abs(p.x + P0) * 2.);
    }
  } else {
    float w = lit(p), tex = .35 + .65 * fbm(p.xz * vec2(1.6, 2.2)), f = fresnel(-r.d.y, .12);
    vec3 d = rough(vec3(r.d.x, -r.d.y, r.d.z), .035); d.xz += .03 * (vec2(noise(p.xz * 14.), noise(p.xz * 14. + 9.)) - .5);
    vec3 q = p + d * ((10. - p.z) / d.z);
    vec3 k = lampAt - p; float fall = 9. / (1. + dot(k, k) * .1);
    c += A * w * tex * .16 * fall + A * mask(q.xy) * step(q.y, 3.2) * f * .8 + B * .003;
  }
  float st = min(far, 30.) / 16.;
  for (int i = 0; i < 16; i++) {
    vec3 q = r.o + r.d * (float(i) + rnd()) * st, l = lampAt - q;
    c += A * lit(q) * (.45 + 1.1 * noise(q * vec3(.9, 1.3, .6) + S)) * (.5 + 3. * pow(max(dot(r.d, normalize(l)), 0.), 14.)) * st * 1.1 / dot(l, l);
  }
  if (P6 > .5) for (int i = 0; i < 5; i++) { // a curtain of rain hung over the entrance
    float z = 7.6 + .4 * float(i); vec3 q = r.o + r.d * (z - r.o.z) / r.d.z; if (far < (z - r.o.z) / r.d.z || abs(q.x) > 1.7 || q.y > 3.7) continue;
    vec2 g = vec2(q.x * 17. + float(i) * 3.3, q.y * .9 + h2(vec2(floor(q.x * 17. + float(i) * 3.3), S)) * 9.), id = floor(g), f = fract(g);
    c += (A * .8 + .35) * smoothstep(.10, .03, abs(f.x - .2 - .6 * h2(id))) * smoothstep(.0, .1, f.y) * smoothstep(.45, .15, f.y) * step(.35, h2(id + 5.)) * .5; }
  return c + B * .03 * exp(-abs(u.x - .2) * 1.2) * smoothstep(-.5, .4, u.y);
}
