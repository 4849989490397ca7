/** Distance to the nearest object and its material; a scene defines it. */
vec2 objects(vec3 p);

float boxAt(vec3 p, vec3 half_, float round_) {
  vec3 q = abs(p) - half_ + round_;
  return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - round_;
}

float tubeAt(vec3 p, float radius, float half_, float round_) {
  vec2 q = abs(vec2(length(p.xz), p.y)) - vec2(radius, half_) + round_;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - round_;
}

float ringAt(vec3 p, float wide, float thin) {
  return length(vec2(length(p.xy) - wide, p.z)) - thin;
}

float rodAt(vec3 p, vec3 a, vec3 b, float radius) {
  vec3 ab = b - a;
  return length(p - a - ab * clamp(dot(p - a, ab) / dot(ab, ab), 0.0, 1.0)) - radius;
}

float blend(float a, float b, float k) {
  float h = max(k - abs(a - b), 0.0) / k;
  return min(a, b) - h * h * k * 0.25;
}

vec2 nearer(vec2 a, vec2 b) {
  return a.x < b.x ? a : b;
}

vec2 hit(vec3 from, vec3 way, float far) {
  float t = 0.0;
  vec2 d = vec2(0.0);
  for (int i = 0; i < 160; i++) {
    d = objects(from + way * t);
    if (d.x < 0.0006) return vec2(t, d.y);
    t += d.x * 0.85;
    if (t > far) break;
  }
  return vec2(-1.0, 0.0);
}

vec3 facing(vec3 p) {
  vec2 e = vec2(0.0012, 0.0);
  return normalize(vec3(
    objects(p + e.xyy).x - objects(p - e.xyy).x,
    objects(p + e.yxy).x - objects(p - e.yxy).x,
    objects(p + e.yyx).x - objects(p - e.yyx).x
  ));
}

/** Light of a window: its middle is seen at an angle, and its size makes shadows soft. */
float windowLight(vec3 p, vec3 way, float wide) {
  float light = 1.0;
  float t = 0.02;
  for (int i = 0; i < 48; i++) {
    float d = objects(p + way * t).x;
    light = min(light, 0.5 + 0.5 * d / (wide * t));
    if (light <= 0.0) return 0.0;
    t += clamp(d, 0.012, 0.18);
    if (t > 5.0) break;
  }
  return light * light * (3.0 - 2.0 * light);
}

float openness(vec3 p, vec3 n) {
  float shut = 0.0;
  float weight = 1.0;
  for (int i = 1; i < 7; i++) {
    float reach = 0.03 * float(i * i);
    shut += weight * max(reach - objects(p + n * reach).x, 0.0) / reach;
    weight *= 0.72;
  }
  return clamp(1.0 - 0.34 * shut, 0.0, 1.0);
}

void lensRay(vec2 at, vec2 lens, vec3 eye, vec3 aim, float zoom, float focus, float open, out vec3 from, out vec3 way) {
  vec3 ahead = normalize(aim - eye);
  vec3 right = normalize(cross(vec3(0.0, 1.0, 0.0), ahead));
  vec3 up = cross(ahead, right);
  vec3 target = eye + (ahead + (right * at.x + up * at.y) / zoom) * focus;
  float turn = 6.2831853 * lens.x;
  from = eye + open * sqrt(lens.y) * (right * cos(turn) + up * sin(turn));
  way = normalize(target - from);
}
