// The wall of light with one tile dead, and gear of a film set before it; see lib/rig.glsl.
#define scene lit
// @include ../led-wall
#undef scene
vec3 inner(vec2 u) {
  vec3 c = lit(u); { vec2 g = (u - vec2(0, .1)) * 118., f = fract(g) - .5; float on = step(box(u - vec2(-.02, .125), vec2(.545, .262)), 0.) * smoothstep(.42, .3, length(f)); float tile = h2(floor((u + 9.) * 5.9)); c = max(c, A * on * (.10 + .34 * fbm(floor(g) * .045 + S)) * (.8 + .4 * tile)); } vec2 q = u - vec2(.13, .14); q.y += q.x * .02; float d = box(q, vec2(.085, .085));
  if (d < 0.) { c = vec3(.003) + A * .05 * smoothstep(-.006, 0., d); c += A * .03 * step(abs(q.x), .0012) + A * .03 * step(abs(q.y), .0012); c += vec3(1., .1, .05) * smoothstep(.0045, .002, length(q - vec2(.068, -.068))) * 2.; } return c;
}
// @include rig
