// @samples 8

// @post bloom=.22 streak=.14 halation=.2 vignette=.5
// Glass tubes of light. P0: 0 waves in black water, 1 zigzag and spark gap, 2 hung fluorescent tubes, 3 motel sign.
// P1 count, P2 camera height, P3 focus, P4 thickness.
void add(inout vec3 c, Ray r, vec3 a, vec3 b, float rad, vec3 k, float far, float gain) {
  vec3 v = b - a, w = r.o - a; float vv = dot(v, v), vd = dot(v, r.d), wd = dot(w, r.d), wv = dot(w, v); float den = max(vv - vd * vd, 1e-5); float s = sat((wv - vd * wd) / den); float t = s * vd - wd; if (t < .05) return; vec3 e = r.o + r.d * t - a - v * s; float d2 = dot(e, e); if (t > far) { gain *= .25; if (d2 < rad * rad) return; }
  float d = sqrt(d2); float core = smoothstep(rad, rad * .8, d); float q = d / rad; c += gain * (core * (k * (1.5 + 1.2 * q) + vec3(.8) * (1. - q * q) * 2.) + k * (.012 * rad / (d2 + rad * rad * .6)) * .25);
}
vec3 wave(float i, float s) { float y = .55 + .42 * sin(s * 6.2 + i * 1.7 + S - 2. * PI * LOOP) * (1. - .4 * h1(i)) + .14 * sin(s * 15. + i * 3. - 4. * PI * LOOP); return vec3((s - .5) * 5.2 + .25 * sin(s * 9. + i), max(y, .09) + .12 * i * .5, 2.3 + i * .75 + .35 * sin(s * 5. + i)); }
vec3 glow(Ray r, float far) {
  vec3 c = vec3(0); float rad = .022 + .03 * P4;
  if (P0 == 0.) for (float i = 0.; i < 4.; i++) { vec3 k = mix(A, B, mod(i, 2.)); vec3 p = wave(i, 0.); for (float s = 1.; s <= 24.; s++) { vec3 q = wave(i, s / 24.); add(c, r, p, q, rad, k, far, .8 + .05 * swing(5., i * .3) + .03 * swing(13., i * .7)); p = q; } }
  else if (P0 == 1.) { vec3 p = vec3(-2.6, .4, 3.); for (float s = 1.; s <= 11.; s++) { vec3 q = vec3(-2.6 + s * .47, (mod(s, 2.) < .5 ? -.55 : .62) * (.7 + .5 * h1(s)), 3. + .12 * s * .5); if (s != 6.) add(c, r, p, q, rad, A, far, 1.); else { vec3 m = p; for (float j = 1.; j <= 7.; j++) { vec3 n = mix(p, q, j / 7.) + (vec3(h1(j), h1(j + 9.), .5) - .5) * .16 * step(j, 6.); add(c, r, m, n, .006, mix(B, vec3(1), .6), far, 2.2); m = n; } vec3 g = mix(p, q, .5); float t = dot(g - r.o, r.d); vec3 e = r.o + r.d * t - g; c += B * .05 / (dot(e, e) + .05); } p = q; } }
  else if (P0 == 2.) for (float i = 0.; i < 30.; i++) { vec3 a = vec3(pick(i, -3.8, 3.8), pick(i + 40., .7, 3.4), 2.6 + i * .22 + pick(i + 80., 0., .6)); float sick = step(h1(i + 120.), .12); float L = 1.15; vec3 b = a + vec3(.0, L, 0.) + vec3(pick(i + 160., -.06, .06), 0, 0); add(c, r, a, b, rad, mix(A * .85, B * .6, sick), far, mix(.75, .3, sick)); }
  return c;
}
vec3 brush(vec3 p) { float n = noise(vec2(p.x * 3., p.y * 240.)) * .6 + noise(vec2(p.x * 9., p.y * 700.)) * .4; return vec3(.28, .3, .32) * (.5 + .7 * n); }
float glyph(vec2 p, float i, float W, float H) { // unlit or lit letter strokes as double tube paths
  float d = 9.; vec2 h = vec2(W, H);
  if (i == 0.) { d = seg(p, -h, vec2(-W, H)); d = min(d, seg(p, vec2(-W, H), vec2(W, -H))); d = min(d, seg(p, vec2(W, -H), h)); }
  else if (i == 1.) d = abs(box(p, h - W * .6) - W * .6);
  else if (i == 2.) { d = min(seg(p, vec2(-W, H), vec2(0, -H)), seg(p, vec2(0, -H), vec2(W, H))); }
  else if (i == 3.) { d = min(seg(p, vec2(-W, -H), vec2(0, H)), seg(p, vec2(0, H), vec2(W, -H))); d = min(d, seg(p, vec2(-W * .55, -H * .2), vec2(W * .55, -H * .2))); }
  else if (i == 4.) { d = abs(box(p, h - W * .6) - W * .6); if (p.x > W * .3 && abs(p.y) < H * .45) d = 9.; }
  else d = min(min(seg(p, vec2(-W, H), vec2(0, 0)), seg(p, vec2(W, H), vec2(0, 0))), seg(p, vec2(0), vec2(0, -H)));
  return d;
}
vec3 scene(vec2 u) {
  if (P0 == 3.) {
    Ray r = lens(u, vec3(-.65, -.75, -2.35), vec3(.15, .1, 0.), .95, 2.45, .05); vec2 p = (r.o + r.d * (-r.o.z / r.d.z)).xy; vec3 c = vec3(.003, .004, .006) + B * .02 * exp(-length(p) * 1.) ;
    vec2 bp = p - vec2(0, .05); float board = box(bp, vec2(1.55, .72)) - .06; if (board < 0.) { float rust = fbm(p * 5.); c = mix(vec3(.012, .014, .016), vec3(.05, .02, .01), smoothstep(.45, .7, rust)) * (.5 + .5 * fbm(p * 30.)); c *= .6 + .4 * smoothstep(.0, .02, abs(fract(p.x * 1.1) - .5)); }
    vec3 gl = vec3(0); float d = 9., dn = 9.; for (float i = 0.; i < 7.; i++) { float k = i == 0. ? 2. : i == 1. ? 3. : i == 2. ? 4. : i == 3. ? 3. : i == 4. ? 0. : i == 5. ? 4. : 5.; d = min(d, glyph(p - vec2(-1.2 + i * .4, -.2), k, .13, .25)); } for (float i = 0.; i < 2.; i++) dn = min(dn, glyph(p - vec2(-1.05 + i * .36, .45), i, .11, .17)); float bd = abs(board + .085); float rad = .021; vec2 sh = vec2(.04, -.05);
    float lit = noise(vec2(T, 3.)); c += (c * 9. + .004) * A * (.045 / (d * d + .025)) * .55; c += A * .004 / (d + .05) ; float q = d / rad; if (d < rad) c = A * (1.3 + q) + vec3(1.6) * (1. - q * q); c += A * .06 * exp(-d * 9.); q = bd / rad; c += (c * 9.) * B * .02 / (bd * bd + .02) * .5; if (bd < rad * .7 ) c = B * (1. + q) + (1. - q * q) * .5; c += B * .035 * exp(-bd * 10.);
    q = dn / rad; if (dn < rad) c = vec3(.055, .06, .062) * (.35 + .65 * q) + vec3(.25) * smoothstep(.3, .05, abs(q - .45)) * .5 + A * .12 * q; float cl = smoothstep(.012, .0, abs(fract(p.x * 2.7) - .5) * .4 + min(d, dn) * .3); 
    vec2 m = p - vec2(.12, .40); Ray r2 = lens(u, vec3(-.65, -.75, -2.35), vec3(.15, .1, 0.), .95, 2.45, .05); vec2 mp = (r2.o + r2.d * ((-.3 - r2.o.z) / r2.d.z)).xy - vec2(.42, .17); for (float e = -1.; e <= 1.; e += 2.) { vec2 w = rot(.5 + e * .9) * mp - vec2(e * .055, 0.); float k = length(w * vec2(1., 1.7)) - .06; if (k < 0.) c = A * .5 * (.4 + fbm(w * 60.)) + .05; } if (length((rot(.5) * mp) * vec2(2.6, 1.)) < .055) c = vec3(.03) + A * .15; for (float i = 0.; i < 14.; i++) { float a = T + i * .16; vec2 tp = vec2(.42 + .34 * cos(a + 1.) - .18, .17 + .16 * sin(a * 1.4)); c += A * .14 * smoothstep(.02, 0., length(p - tp)) * (i / 14.); }
    float rain = fbm(vec2(u.x * 3., u.y * 2.) + S); c += (A * .05 + B * .02) * rain * rain * exp(-length(p) * .5); if (board > 0.) { float pole = min(abs(p.x + .9) - .05, abs(p.x - .9) - .05); if (p.y < -.6 && pole < 0.) c = vec3(.006) + A * .05 * smoothstep(-.05, 0., pole); }
    return c;
  }
  vec3 ro = vec3(0, P0 == 2. ? .9 + P2 : P0 == 1. ? .0 : .35 + P2, P0 == 1. ? .6 : -.4), ta = vec3(P0 == 1. ? -.1 : 0., P0 == 2. ? 1.5 : P0 == 1. ? .03 : .55, 5.); if (P0 == 1.) { ro = vec3(-1.6, -.35, 1.1); ta = vec3(.35, .1, 3.4); } ro += vec3(.10, .03, .12) * vec3(swing(1., 0.), swing(1., .3), swing(1., .75));
  Ray r = lens(u, ro, ta, P0 == 1. ? .85 : 1., mix(2.5, 6., P3), .05); vec3 c = vec3(0); float far = 60.;
  if (P0 == 1.) { float t = (3.9 - r.o.z) / r.d.z; vec3 p = r.o + r.d * t; c = glow(r, t); vec3 n = normalize(vec3(ball().x * .03, (rnd() - .5) * .9, -1.)); c += brush(p) * glow(Ray(p, reflect(r.d, n)), 60.) * .55; vec2 g = fract(p.xy * .8) - .5; c += brush(p) * (A * .035 + B * .05 * exp(-dot(p.xy - vec2(.2, 0), p.xy - vec2(.2, 0)) * 1.5)); return c; }
  if (r.d.y < 0.) { far = -r.o.y / r.d.y; vec3 p = r.o + r.d * far; c = glow(r, far); float fade = 1. / (1. + far * .05);
    if (P0 == 0.) { vec3 n = wetNormal(p.xz * 2.2 + S + .3 * orbit(1., 0.), .045 + .02 * sin(p.z)); n = normalize(n + ball() * .01); vec3 d = reflect(r.d, n); d.y = abs(d.y); c += glow(Ray(p, d), 60.) * fresnel(dot(n, -r.d), .12) * 1.2 * fade; }
    else { float st = fbm(p.xz * 1.5); vec3 n = normalize(vec3(0, 1, 0) + ball() * (.02 + .10 * st)); vec3 d = reflect(r.d, n); d.y = abs(d.y); c += glow(Ray(p, d), 60.) * (.05 + fresnel(dot(n, -r.d), .03)) * 1.2; c += vec3(.10, .11, .11) * (.4 + st) * exp(-far * .12) * (A + B * .3) * (1. - .4 * smoothstep(.02, .0, abs(fract(p.x * .5) - .5))); } }
  else { c = glow(r, 60.); c += (A + B) * .004; if (P0 == 2.) { for (float i = 0.; i < 30.; i++) { float z = 2.6 + i * .22 + pick(i + 80., 0., .6); vec3 p = r.o + r.d * ((z - r.o.z) / r.d.z); float x = pick(i, -3.8, 3.8), top = pick(i + 40., .7, 3.4) + 1.15; if (abs(p.x - x) < .008 && p.y > top) c *= .3; } } }
  return c;
}
