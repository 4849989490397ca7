/** Height of the ground at a place; a scene defines it. */
float land(vec2 p, int octaves);

/** Distance to the ground, or -1 for the sky. */
float march(vec3 from, vec3 way, float near, float far, float care) {
  float t = near;
  float before = near;
  for (int i = 0; i < 170; i++) {
    vec3 p = from + way * t;
    float above = p.y - land(p.xz, t > far * 0.25 ? 4 : 6);
    if (above < 0.0) {
      float low = before;
      for (int k = 0; k < 4; k++) {
        float middle = 0.5 * (low + t);
        vec3 q = from + way * middle;
        if (q.y < land(q.xz, 7)) t = middle;
        else low = middle;
      }
      return t;
    }
    before = t;
    t += max(above * care, 0.0028 * t);
    if (t > far) return -1.0;
  }
  return t;
}

vec3 slopeAt(vec2 p, float step, int octaves) {
  vec2 e = vec2(step, 0.0);
  float dx = land(p - e.xy, octaves) - land(p + e.xy, octaves);
  float dz = land(p - e.yx, octaves) - land(p + e.yx, octaves);
  return normalize(vec3(dx, 2.0 * step, dz));
}

float litFrom(vec3 p, vec3 sun, float reach) {
  float light = 1.0;
  float t = 0.02 * reach;
  for (int i = 0; i < 18; i++) {
    vec3 q = p + sun * t;
    float above = q.y - land(q.xz, 4);
    light = min(light, 0.5 + 0.5 * above / (0.045 * t));
    if (light <= 0.0) return 0.0;
    t += clamp(above, 0.02 * reach, 0.14 * reach);
    if (t > reach) break;
  }
  return smoothstep(0.0, 1.0, light);
}

vec3 wayThrough(vec2 at, float zoom, float pitch, float turn) {
  vec3 way = normalize(vec3(at, zoom));
  way.yz = mat2(cos(pitch), -sin(pitch), sin(pitch), cos(pitch)) * way.yz;
  way.xz = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * way.xz;
  return way;
}
