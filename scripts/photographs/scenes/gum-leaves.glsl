// Eucalyptus leaves against the light of a clearing.

vec3 clearing(vec2 p) {
  vec3 c = mix(rgb(0x24463a), rgb(0x87a06c), smoothstep(-0.5, 0.5, p.y + 0.35 * noise(p * 1.4 + 2.0)));
  c = mix(c, rgb(0xe9d9a0), 0.75 * exp(-3.2 * length((p - vec2(0.42, 0.28)) * vec2(0.9, 1.2))));
  for (int layer = 0; layer < 4; layer++) {
    float k = float(layer);
    float cell = mix(0.30, 0.11, k / 3.0);
    vec2 q = p + vec2(k * 3.1, k * 1.7);
    vec2 id = floor(q / cell);
    for (int y = -1; y <= 1; y++)
      for (int x = -1; x <= 1; x++) {
        vec2 n = id + vec2(float(x), float(y));
        vec2 middle = (n + 0.5 + 0.7 * (hash2(n + k * 17.0) - 0.5)) * cell;
        float r = cell * (0.34 + 0.2 * hash(n + 5.0 + k));
        float far = length(q - middle) / r;
        float bright = pow(hash(n + 90.0 + k), 2.2);
        vec3 tint = mix(rgb(0x1e4032), mix(rgb(0x9db56a), rgb(0xf6e3a4), hash(n + 7.0)), bright);
        float disc = smoothstep(1.0, 0.9, far) * (0.8 + 0.25 * smoothstep(0.6, 0.97, far));
        float toSun = exp(-1.6 * length(p - vec2(0.35, 0.22)));
        c = mix(c, tint * (0.7 + 1.5 * toSun * bright), disc * (0.16 + 0.42 * bright * toSun));
      }
  }
  return c;
}

struct Leaf {
  float cover;
  vec3 color;
};

Leaf leafAt(vec2 p, vec2 from, float angle, float size, float blur, float seed) {
  vec2 q = mat2(cos(angle), sin(angle), -sin(angle), cos(angle)) * (p - from);
  float t = q.x / size;
  Leaf none = Leaf(0.0, vec3(0.0));
  if (t < -0.15 || t > 1.15) return none;
  float curve = 0.20 * (hash(vec2(seed, 3.0)) - 0.3);
  float side = q.y + size * curve * t * t - size * curve * 0.5 * t;
  float s = clamp(t, 0.0, 1.0);
  float wide = size * 0.105 * pow(sin(PI * pow(s, 0.62)), 0.85);
  float cover = smoothstep(blur, -blur, abs(side) - wide) * smoothstep(-0.01 - blur / size, 0.01, t) * smoothstep(1.01 + blur / size, 0.99 - blur / size, t);
  if (cover <= 0.0) return none;
  float u = side / max(wide, 0.002);
  vec2 uv = vec2(t * 9.0, u * 1.6) + seed * 13.0;
  vec3 young = mix(rgb(0x5f8156), rgb(0xa9b878), hash(vec2(seed, 8.0)));
  vec3 old = mix(rgb(0x2f5a45), rgb(0x6b8f6c), hash(vec2(seed, 9.0)));
  vec3 c = mix(old, young, 0.35 + 0.35 * s + 0.3 * hash(vec2(seed, 2.0)));
  c = mix(c, rgb(0xc07a4a), 0.35 * smoothstep(0.75, 1.0, s) * step(0.5, hash(vec2(seed, 21.0))));
  float through = 0.55 + 0.75 * hash(vec2(seed, 4.0));
  float fold = u > 0.0 ? 1.18 : 0.82;
  float vein = smoothstep(0.09, 0.0, abs(u)) * 0.45 + 0.12 * smoothstep(0.75, 1.0, sin((t * 34.0 - abs(u) * 4.5) * 2.4 + noise(uv)));
  c *= through * fold * (0.86 + 0.30 * fbm(uv * vec2(2.0, 1.0), 5));
  c += vein * rgb(0xdfe2a8) * 0.30 * through;
  c += 0.25 * rgb(0xfdf0c8) * smoothstep(0.25, 0.0, abs(u - 0.45)) * smoothstep(0.1, 0.5, s) * hash(vec2(seed, 6.0));
  c *= 1.0 - 0.25 * smoothstep(0.80, 1.0, abs(u));
  return Leaf(cover, c * 1.25);
}

vec3 branch(vec3 color, vec2 p, vec2 from, float lean, float tall, float blur, float size, float seed) {
  for (int i = 0; i < 11; i++) {
    float t = (float(i) + 0.6) / 11.0;
    vec2 at = from + tall * vec2(lean * t + 0.35 * lean * t * t, -t + 0.12 * t * t);
    float way = mod(float(i), 2.0) == 0.0 ? 1.0 : -1.0;
    float angle = -1.57 + way * mix(1.0, 0.45, t) + 0.5 * (hash(vec2(seed, float(i))) - 0.5) + lean * 0.5;
    float own = size * mix(1.0, 0.72, t) * (0.75 + 0.5 * hash(vec2(float(i), seed)));
    Leaf leaf = leafAt(p, at, angle, own, blur, seed * 3.0 + float(i));
    color = mix(color, leaf.color, leaf.cover);
  }
  float t = clamp((from.y - p.y) / (tall * 0.9), 0.0, 1.0);
  vec2 stem = from + tall * vec2(lean * t + 0.35 * lean * t * t, -t + 0.12 * t * t);
  float cover = smoothstep(0.0035 + blur, 0.0, abs(p.x - stem.x)) * (0.004 / (0.004 + 0.6 * blur)) * step(0.001, t) * step(t, 0.98);
  return mix(color, rgb(0x8a5f44) * (0.8 + 0.5 * smoothstep(-0.003, 0.003, p.x - stem.x)), cover);
}

vec3 scene(vec2 at, vec2 lens) {
  vec3 c = clearing(at);
  c = branch(c, at, vec2(0.62, 0.66), -0.25, 0.9, 0.030, 0.26, 5.0) * 0.96;
  c = branch(c, at, vec2(-0.70, 0.72), 0.16, 0.8, 0.022, 0.26, 9.0);
  c = branch(c, at, vec2(0.12, 0.68), 0.34, 0.86, 0.010, 0.27, 14.0);
  c = branch(c, at, vec2(-0.42, 0.64), 0.30, 1.00, 0.0012, 0.30, 22.0);
  c = branch(c, at, vec2(-0.12, 0.66), -0.12, 0.84, 0.0012, 0.27, 27.0);
  return c * 1.05;
}
