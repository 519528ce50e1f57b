// @samples 14
// @post bloom=.2 streak=.12 vignette=.35
// One hard lamp high on the right, its beam through slow layered smoke onto a floor; a stool in the pool of light. P0 lamp x, P1 width, P2 smoke.
vec3 lampAt, aim;
float cone1(vec3 p) { vec3 q = p - lampAt; float z = dot(q, aim), r = length(q - aim * z); float w = .06 + P1 * .30 * z; return z < 0. ? 0. : smoothstep(w, w * .72, r) / (1. + .02 * z * z); }
float stool(vec3 p) { p -= vec3(1.15, 0, 8.); float d = cyl(p - vec3(0, .72, 0), .19, .03); for (int i = 0; i < 4; i++) { float a = float(i) * 1.5708 + .6; vec3 e = vec3(cos(a), 0, sin(a)); d = min(d, seg(p, e * .15 + vec3(0, .7, 0), e * .24) - .018); } return min(d, torus(p - vec3(0, .28, 0), .205, .012)); }
float haze(vec3 q) { vec3 w = q * vec3(.55, 1.1, .5) + vec3(S, 0, 0); w += .9 * vec3(noise(w * .8), noise(w * .8 + 9.), noise(w * .8 + 4.)); float f = fbm3(w * 1.3); return .10 + 2.2 * pow(smoothstep(.22, .78, f), 1.6); }
vec3 scene(vec2 u) {
  lampAt = vec3(P0 * 9., 6.2, 10.5); aim = normalize(vec3(1.1, 0, 8.) - lampAt); vec3 c = vec3(0), w = mix(A, vec3(1., .8, .55), .3);
  Ray r = lens(u, vec3(-.9, 1.25, 0), vec3(.6, 2.1, 9.), 1.12, 8., .04); float tf = r.d.y < 0. ? -r.o.y / r.d.y : 1e9, tb = (16. - r.o.z) / r.d.z, far = min(tf, tb); bool st = false;
  float t = 6.6; for (int i = 0; i < 28; i++) { float d = stool(r.o + r.d * t); if (d < .004) { st = true; break; } t += d; if (t > 10.) break; }
  if (st && t < far) far = t; else st = false; vec3 p = r.o + r.d * far;
  if (st) { vec2 e = vec2(.01, 0); vec3 n = normalize(vec3(stool(p + e.xyy) - stool(p - e.xyy), stool(p + e.yxy) - stool(p - e.yxy), stool(p + e.yyx) - stool(p - e.yyx))); c = w * cone1(p) * (max(dot(n, -aim), 0.) * .5 + .0) + B * .01; }
  else if (far == tf) { float sh = 1., s = .03; for (int i = 0; i < 12; i++) { float d = stool(p - aim * s); sh = min(sh, 8. * d / s); s += max(d, .04); if (s > 2.) break; } float tex = .4 + .6 * fbm(p.xz * vec2(2., 2.6)); c = w * cone1(p) * sat(sh) * tex * .9 + B * .004 * tex; vec3 d = rough(vec3(r.d.x, -r.d.y, r.d.z), .06); vec3 l = normalize(lampAt - p); c += w * pow(max(dot(d, l), 0.), 90.) * .8 * fresnel(-r.d.y, .05); }
  else { float fold = .5 + .5 * sin(p.x * 3.4 + 1.5 * sin(p.x * .9)); c = B * .022 * (.3 + .7 * fold) * exp(-abs(p.y - 2.) * .16) + A * .012 * fold * exp(-length(p.xy - vec2(3., 2.)) * .3); }
  float step1 = min(far, 17.) / 26.; for (int i = 0; i < 26; i++) { vec3 q = r.o + r.d * (float(i) + rnd()) * step1; float h = haze(q); float k = cone1(q); c += (w * k * (.55 + .8 * pow(max(dot(r.d, -aim), 0.), 3.)) * 2.2 + B * .013 + w * .012 * exp(-length(q - vec3(1.1, .6, 8.)) * .5)) * h * step1 * .16 * (P2 + .5); }
  vec3 q = lampAt - r.o; float e = length(q - r.d * dot(q, r.d)); c += w * (9. * smoothstep(.20, .13, e) + .06 / (e * e + .02)); return c;
}
