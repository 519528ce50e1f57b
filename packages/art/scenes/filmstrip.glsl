// @samples 16
// @post bloom=.22 streak=.08 vignette=.4
// A strip of exposed film bending over a light table. P0 curl, P1 focus.
vec3 frameAt(vec2 q, float id) { // a positive picture in the frame, q 0..1
  vec2 p = (q - .5) * vec2(1.37, 1.); float k = mod(id, 4.); vec3 c; float hz = -.12 + .05 * h1(id);
  if (k < 1.) { c = mix(vec3(.95, .45, .14), vec3(.05, .22, .26), smoothstep(hz, .5, p.y)); c += vec3(1., .7, .3) * smoothstep(.12, .1, length(p - vec2(.18, hz + .12))); if (p.y < hz) c = vec3(.12, .07, .04) + vec3(.6, .3, .1) * smoothstep(.1, 0., abs(p.x - .18)); float d = figure((p - vec2(-.15, -.45)) / .6, .5, 0.); if (d < 0.) c = vec3(.02); }
  else if (k < 2.) { c = vec3(.03, .05, .06); for (float i = 0.; i < 5.; i++) { float x = -.5 + i * .25; vec2 d = normalize(vec2(.3 * (i - 2.) * -.5, -1.)); vec2 w = p - vec2(x, .5); float t = dot(w, d), e = abs(dot(w, vec2(-d.y, d.x))); c += (mod(i, 2.) < 1. ? vec3(1., .5, .15) : vec3(.1, .7, .7)) * smoothstep(.02 + t * .12, 0., e) * .6; } float d = figure((p - vec2(.02, -.42)) / .5, .6, 1.); if (d < 0.) c = vec3(.01); if (p.y < -.4) c *= .2; }
  else if (k < 3.) { c = vec3(.05, .16, .18) * (1. - q.y * .6); for (float i = 0.; i < 9.; i++) { float x = h1(i + 3.) * 1.4 - .7, w = .05 + .05 * h1(i), h = h1(i + 9.) * .6 - .2; if (abs(p.x - x) < w && p.y < h) { c = vec3(.02, .03, .035); vec2 g = p * 24.; c += vec3(1., .6, .25) * step(.35, h2(floor(g) + i)) * step(max(abs(fract(g.x) - .5), abs(fract(g.y) - .5)), .3) * .8; } } }
  else { c = vec3(.6, .3, .12) * (.4 + .6 * smoothstep(.9, .0, length(p - vec2(.2, .1)))); float d = length((p - vec2(.1, .02)) * vec2(1.25, 1.)) - .26; d = smin(d, seg(p, vec2(.08, -.2), vec2(.06, -.5)) - .13, .1); d = smin(d, seg(p, vec2(-.25, -.52), vec2(.4, -.5)) - .14, .12); if (d < 0.) c = vec3(.02, .015, .015) + vec3(1., .6, .3) * .7 * smoothstep(-.05, 0., d) * step(.1, p.x); }
  return c;
}
float surface(float s) { return .20 * P0 * sin(s * .9 + .6) + .05 * sin(s * 2.1); }
vec3 strip(vec2 q, out float open) { // q.x along, q.y across -.5...5 (35 mm tall = 1)
  open = 0.; float e = abs(q.y) - .5; vec3 base = vec3(.28, .135, .055); vec2 h = vec2(fract(q.x / .136) - .5, abs(q.y) - .405); h.x *= .136; float hole = box(h, vec2(.030, .036)) - .012; if (hole < 0.) { open = 1.; return vec3(0); }
  float fx = q.x / .76, id = floor(fx), f = fract(fx); vec3 c = base; vec2 w = vec2((f - .5) * .76, q.y); float fr = box(w, vec2(.345, .252)) - .008; if (fr < 0.) { vec3 pic = frameAt(vec2(f, q.y / .52 + .5) , id + 20.); c = pic * .85 + .02; } else c *= .35; 
  if (abs(q.y) > .455) { float n = fract(q.x / .38) ; float code = step(.62, h2(vec2(floor(q.x / .012), floor(q.x / .38)))) * step(n, .3) * step(abs(abs(q.y) - .476), .008); c = mix(c, vec3(1., .55, .12), code * .8); }
  float edge = smoothstep(.012, 0., -e); c *= 1. - .5 * edge; c *= 1. + .6 * smoothstep(.01, .0, hole) ; return c;
}
vec3 scene(vec2 u) {
  Ray r = lens(u, vec3(-.25, 1.02, -1.0), vec3(.12, .10, .15), 1.25, 1.42 + P1, .05); vec3 c = vec3(0);
  // the table
  float t = -.16; t = (-.22 - r.o.y) / r.d.y; vec3 p = r.o + r.d * t; float glow = exp(-length((p.xz - vec2(.55, .45)) * vec2(.75, 1.1)) * 1.7); vec3 table = mix(vec3(1., .93, .82), A, .12) * glow * 1.25 + B * .01; float sh = abs(rot(.35) * (p.xz - vec2(.06, -.05))).y; 
  c = table * mix(.35, 1., smoothstep(.42, .75, sh)); float best = t;
  for (int k = 1; k >= 0; k--) { // a second strip lies below, blurred
    float ang = k == 0 ? .35 : -.75, y0 = k == 0 ? 0. : -.16; float ts = .5; vec2 q; bool ok = false; ts = (y0 + .15 - r.o.y) / r.d.y; for (int i = 0; i < 9; i++) { vec3 s = r.o + r.d * ts; q = rot(ang) * (s.xz + (k == 0 ? vec2(0.) : vec2(-.9, -.35))); float y = y0 + (k == 0 ? surface(q.x * 1.) : .03 * sin(q.x * 2.)) ; ts += (s.y - y) / max(-r.d.y, .2) * .8; }
    if (abs(q.y) < .5 && ts > 0.) { float open; vec3 f = strip(q, open); if (open < .5) { float s = surface(q.x + .01) - surface(q.x - .01); vec3 n = normalize(vec3(-s / .02, 1., 0.)); n.xz = n.xz * rot(ang); vec3 m = reflect(r.d, n); float spec = pow(max(dot(m, normalize(vec3(-.8, .8, .5))), 0.), 24.); float through = .25 + 1.2 * glow; c = mix(table, vec3(1.), .0) * f * 1.5 * (.35 + through * .5) + f * .04 + (B * .5 + .08) * spec * .25 + fresnel(-dot(r.d, n), .03) * B * .05; } else { c = table * (.75 + .25 * glow); } }
  }
  return c * mix(.5, 1., smoothstep(-1.1, .05, u.x));
}
