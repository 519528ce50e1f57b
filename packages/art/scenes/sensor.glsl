// @samples 16
// @post bloom=.2 streak=.15 vignette=.45
// An image sensor close: mosaic of color sites, gold wires at its rim. P0 tilt, P1 focus.
vec3 lampColor(vec3 d) { vec3 c = A * 10. * smoothstep(.16, .05, length(vec2(d.x - .35, d.z - .55))) ; c += B * 4. * smoothstep(.12, .04, abs(d.x + .55)) * smoothstep(.6, .2, abs(d.z - .4)); return c + A * .05 * sat(d.y); }
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-.5, .60, -.85), vec3(.22, 0., .30), 1.15, 1.25 + P1, .055); if (r.d.y > 0.) return B * .01; float t = -r.o.y / r.d.y; vec3 p = r.o + r.d * t; vec2 q = rot(.42) * p.xz; vec3 c; float die = box(q - vec2(.35, .55), vec2(1.5, .98)); vec3 m = reflect(r.d, vec3(0, 1, 0));
  if (die < 0.) {
    float act = box(q - vec2(.35, .55), vec2(1.36, .86)); vec2 g = q * 34., id = floor(g), f = fract(g) - .5;
    if (act < 0.) {
      float k = mod(id.x, 2.) + 2. * mod(id.y, 2.); vec3 site = k == 0. ? vec3(.85, .12, .05) : k == 3. ? vec3(.05, .16, .75) : vec3(.06, .55, .2);
      float rr = length(f); vec3 n = vec3(0, 1, 0); float in1 = smoothstep(.48, .44, rr); vec2 fw = f / .47; if (rr < .47) { float h = sqrt(1. - dot(fw, fw) * .55); n = normalize(vec3(fw.x * .55, h, fw.y * .55)); n.xz = n.xz * rot(.42); }
      vec3 mm = reflect(r.d, n); vec3 L1 = normalize(vec3(.9, .75, 1.3) - p), L2 = normalize(vec3(-1.3, .8, .9) - p); float s1 = pow(max(dot(mm, L1), 0.), 60.), s2 = pow(max(dot(mm, L2), 0.), 40.); float fall = exp(-length(q - vec2(.45, .55)) * 1.3); c = site * (.02 + .16 * fall * (.5 + .5 * max(dot(n, L1), 0.))) * in1; c += A * s1 * 2.6 * in1 * fall * 1.6 + mix(A, vec3(1), .5) * pow(s1, 4.) * 4. * in1 * fall + B * s2 * .8 * in1;
      // diffraction off the regular grid
      float ph = dot(m.xz - L1.xz, normalize(vec2(1., .55))) * 5.5; vec3 rain = max(vec3(0), cos((ph - vec3(.0, .55, 1.1)) * 2.2)) * exp(-ph * ph * .22); c += rain * rain * vec3(1., .5, .35) * .10 * fall; c *= .6 + .4 * smoothstep(0., -.03, act);
    } else { vec2 w = abs(fract(q * vec2(60., 60.)) - .5); c = vec3(.012, .014, .016) + A * .05 * smoothstep(.3, .4, max(w.x, w.y)) * step(die, -.04) + A * .03 * step(.5, fract((q.x + q.y) * 8.)) * .2; c += lampColor(m) * .004; }
  } else {
    c = vec3(.008, .009, .010) * (.6 + noise(q * 60.)); float across = die; float along = abs(q.y - .55) > .97 ? q.x : q.y; vec2 w = vec2(fract(along * 22.) - .5, across); float wire = smoothstep(.16, .05, abs(w.x)) * step(across, .22); float z = sin(sat(across / .22) * PI); float pad = step(max(abs(w.x) * .045, abs(across - .26)), .032) ; vec3 gold = vec3(1., .62, .22); c += gold * pad * (.06 + .6 * lampColor(m).r * .05 + .10 * noise(q * 90.)); c += gold * wire * (.06 + .55 * pow(z, 6.) * exp(-length(q - vec2(.3, -.3)) * .9)) ; if (across > .42) { c *= .4; c += A * .04 * smoothstep(.46, .43, across); }
  }
  c += A * .008 * exp(-length(u - vec2(.5, .2)) * 2.5); return c * 2.6 * mix(.5, 1., smoothstep(-1.1, .1, u.x));
}
