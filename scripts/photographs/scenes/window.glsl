// Morning light of a window on a wall, with the shadow of a plant.

const vec2 FALL = vec2(0.30, -0.16);

float leaf(vec2 p, vec2 from, float angle, float size, float soft) {
  vec2 q = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * (p - from);
  float along = q.x / size;
  if (along < -0.3 || along > 1.3) return 0.0;
  float t = clamp(along, 0.0, 1.0);
  float wide = size * 0.17 * pow(sin(PI * pow(t, 0.75)), 0.9);
  float bend = q.y + 0.12 * size * t * t;
  return smoothstep(soft, -soft, abs(bend) - wide) * smoothstep(-0.02, 0.03, along) * smoothstep(1.03, 0.98, along);
}

float plant(vec2 p) {
  float shade = 0.0;
  for (int s = 0; s < 5; s++) {
    float k = float(s);
    vec2 root = vec2(-0.62 + 0.07 * k, -0.62);
    float lean = 0.16 * k - 0.22 + 0.1 * hash(vec2(k, 1.0));
    float soft = 0.004 + 0.0035 * k;
    for (int i = 0; i < 13; i++) {
      float t = float(i) / 12.0;
      vec2 at = root + vec2(lean * t + 0.22 * lean * t * t, (0.86 - 0.06 * k) * t);
      float sideways = mod(float(i), 2.0) == 0.0 ? 1.0 : -1.0;
      float angle = -(1.5 - sideways * (0.95 - 0.35 * t) - lean * 0.7);
      float size = mix(0.20, 0.11, t) * (0.8 + 0.4 * hash(vec2(float(i), k)));
      shade = max(shade, leaf(p, at, angle, size, soft + 0.003 * t));
    }
    float stemT = clamp((p.y - root.y) / (0.86 - 0.06 * k), 0.0, 1.0);
    float stem = abs(p.x - root.x - lean * stemT - 0.22 * lean * stemT * stemT);
    shade = max(shade, smoothstep(soft + 0.003, 0.0, stem) * step(p.y, root.y + 0.86 - 0.06 * k) * 0.9);
  }
  return shade;
}

float pane(vec2 p, float soft) {
  vec2 q = vec2(p.x - p.y * -0.30, p.y - p.x * 0.20);
  vec2 cell = (q - vec2(-0.42, -0.40)) / vec2(0.36, 0.40);
  vec2 id = floor(cell);
  if (id.x < 0.0 || id.x > 2.0 || id.y < 0.0 || id.y > 1.0) return 0.0;
  vec2 f = abs(fract(cell) - 0.5);
  vec2 s = soft / vec2(0.36, 0.40);
  return smoothstep(0.455 + s.x, 0.455 - s.x, f.x) * smoothstep(0.46 + s.y, 0.46 - s.y, f.y);
}

vec3 scene(vec2 at, vec2 lens) {
  vec2 p = at;
  float plaster = fbm(p * vec2(7.0, 5.0), 4);
  float trowel = fbm(vec2(p.x * 26.0 + 3.0 * noise(p * 5.0), p.y * 60.0) + 4.0, 6);
  float relief = fbm(p * 190.0, 4) + 0.8 * trowel;
  float relief2 = fbm(p * 190.0 + vec2(0.55, -0.4), 4) + 0.8 * fbm(vec2(p.x * 26.0 + 3.0 * noise(p * 5.0), p.y * 60.0) + vec2(4.05, 4.12), 6);
  vec3 wall = mix(rgb(0xd9cbb2), rgb(0xe9ddc8), 0.5 + 0.5 * plaster);
  float soft = mix(0.016, 0.005, smoothstep(-0.5, 0.5, -p.x));
  float sun = pane(p + 0.004 * vec2(noise(p * 9.0), noise(p * 9.0 + 3.0)), soft);
  float shade = plant(p + vec2(0.0, 0.02));
  float glass = 0.90 + 0.10 * smoothstep(-0.3, 0.4, fbm(p * vec2(3.0, 1.2) + 8.0, 4));
  float direct = sun * (1.0 - 0.93 * shade) * glass;
  vec3 ambient = mix(vec3(0.20, 0.225, 0.235), vec3(0.31, 0.28, 0.24), smoothstep(0.7, -0.6, length(p - vec2(0.0, -0.1))));
  ambient *= 0.75 + 0.35 * smoothstep(-0.9, 0.9, p.x + p.y);
  vec3 light = ambient + direct * vec3(0.86, 0.64, 0.41) * (1.0 + 0.9 * (relief - relief2));
  light += 0.05 * vec3(1.0, 0.8, 0.5) * exp(-3.0 * length(p - vec2(0.05, 0.0)));
  vec3 c = wall * light * (1.0 + 0.12 * (relief - relief2));
  float board = -0.405;
  if (p.y < board) {
    vec2 w = vec2(p.x * 3.0, (p.y - board) * 16.0);
    float grain = fbm(vec2(w.x * 0.9 + 0.4 * noise(w * 2.0), w.y * 5.0 + 1.6 * noise(vec2(w.x * 0.6, w.y * 0.6))), 6);
    vec3 wood = mix(rgb(0x6f4a2c), rgb(0xb98a58), 0.5 + 0.75 * grain);
    float slide = pane(vec2(p.x + (board - p.y) * 0.7, board + (board - p.y) * 0.15), 0.02);
    float below = plant(vec2(p.x, board + 0.02)) ;
    c = wood * (ambient * 0.9 + slide * (1.0 - 0.8 * below) * vec3(1.15, 0.85, 0.55)) + 0.05 * c;
    c *= smoothstep(0.0, 0.02, board - p.y) * 0.4 + 0.6;
    c = mix(c, wood * 1.1 * ambient + 0.12, smoothstep(0.010, 0.0, board - p.y) * 0.5);
  } else c *= 0.72 + 0.28 * smoothstep(0.0, 0.09, p.y - board);
  return c * 1.35;
}
