// Sphere tracing; the scene defines map() and sets `mat` in it.
float map(vec3 p);
int mat = 0;
float march(Ray r, float near, float far) {
  float t = near;
  for (int i = 0; i < 96; i++) {
    float d = map(r.o + r.d * t);
    if (d < .0006 * t + .0003) break;
    t += d * .92;
    if (t > far) return far + 1.;
  }
  return t;
}
vec3 normalAt(vec3 p, float e) {
  vec2 k = vec2(1, -1);
  return normalize(k.xyy * map(p + k.xyy * e) + k.yyx * map(p + k.yyx * e) + k.yxy * map(p + k.yxy * e) + k.xxx * map(p + k.xxx * e));
}
/** 1 when nothing stands between p and a point at distance far along l. */
float clear(vec3 p, vec3 l, float far) {
  float t = .02;
  for (int i = 0; i < 40; i++) {
    float d = map(p + l * t);
    if (d < .001) return 0.;
    t += max(d, .01);
    if (t > far) break;
  }
  return 1.;
}
