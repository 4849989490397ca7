// Letters, a pen and a cup of coffee on a desk.
// samples 4
// uses objects.glsl

const vec3 LIGHT = normalize(vec3(-0.78, 0.70, 0.42));

vec3 turnAt(vec3 p, vec3 middle, float angle) {
  p -= middle;
  p.xz = mat2(cos(angle), -sin(angle), sin(angle), cos(angle)) * p.xz;
  return p;
}

vec2 objects(vec3 p) {
  vec2 d = vec2(p.y, 1.0);
  vec3 a = turnAt(p, vec3(-0.25, 0.004, 0.15), 0.22);
  a.y -= 0.05 * smoothstep(0.25, 0.8, a.x) * smoothstep(0.3, 0.9, a.z);
  d = nearer(d, vec2(boxAt(a, vec3(0.72, 0.004, 1.0), 0.002) * 0.8, 2.0));
  vec3 b = turnAt(p, vec3(-0.05, 0.014, -0.02), -0.10);
  b.y -= 0.035 * smoothstep(0.2, -0.9, b.x) * smoothstep(-0.1, -1.0, b.z);
  d = nearer(d, vec2(boxAt(b, vec3(0.72, 0.004, 1.0), 0.002) * 0.8, 3.0));
  vec3 e = turnAt(p, vec3(-0.62, 0.040, -0.62), 0.42);
  d = nearer(d, vec2(boxAt(e, vec3(0.58, 0.012, 0.30), 0.008), 4.0));
  vec3 g = turnAt(p, vec3(1.38, 0.075, 0.62), -0.20);
  d = nearer(d, vec2(boxAt(g, vec3(0.52, 0.072, 0.74), 0.02), 5.0));
  vec3 s = turnAt(p, vec3(0.22, 0.062, -0.40), 0.95);
  float pen = rodAt(s, vec3(-0.52, 0.0, 0.0), vec3(0.38, 0.0, 0.0), 0.036);
  pen = min(pen, rodAt(s, vec3(0.38, 0.0, 0.0), vec3(0.52, -0.018, 0.0), 0.018));
  d = nearer(d, vec2(pen, 6.0));
  d = nearer(d, vec2(min(rodAt(s, vec3(-0.50, 0.045, 0.0), vec3(-0.22, 0.048, 0.0), 0.010), tubeAt(s.yxz - vec3(0.0, -0.06, 0.0), 0.040, 0.012, 0.003)), 7.0));
  vec3 c = p - vec3(0.92, 0.0, -0.58);
  float saucer = max(abs(c.y - 0.035 - 0.10 * smoothstep(0.18, 0.46, length(c.xz))) - 0.012, length(c.xz) - 0.46) - 0.006;
  d = nearer(d, vec2(saucer * 0.8, 8.0));
  float r = 0.20 + 0.10 * smoothstep(0.05, 0.36, c.y);
  float cup = max(abs(length(c.xz) - r) - 0.012, abs(c.y - 0.24) - 0.19) - 0.006;
  cup = min(cup, tubeAt(c - vec3(0.0, 0.06, 0.0), 0.20, 0.014, 0.01));
  vec3 h = turnAt(c, vec3(0.0), 0.55) - vec3(0.31, 0.26, 0.0);
  cup = blend(cup, max(ringAt(h * vec3(1.0, 0.85, 1.0), 0.105, 0.020), -(length(c.xz) - 0.27)), 0.03);
  d = nearer(d, vec2(cup * 0.8, 8.0));
  return nearer(d, vec2(tubeAt(c - vec3(0.0, 0.345, 0.0), 0.275, 0.012, 0.004), 9.0));
}

float lines(vec2 q, float top, int count, float pitch) {
  float ink = 0.0;
  float row = (top - q.y) / pitch;
  float id = floor(row);
  if (id < 0.0 || id >= float(count)) return 0.0;
  float wide = 0.54 - (hash(vec2(id, 5.0)) > 0.72 ? 0.3 * hash(vec2(id, 2.0)) : 0.03 * hash(vec2(id, 2.0)));
  if (q.x < -0.54 || q.x > wide) return 0.0;
  float y = fract(row) - 0.5;
  float letter = hash(vec2(floor(q.x * 95.0), id * 7.0 + 1.0));
  float gap = step(0.17, hash(vec2(floor(q.x * 19.0 + 3.0 * hash(vec2(id, 9.0))), id)));
  float high = letter > 0.75 ? 0.30 : 0.19;
  ink = smoothstep(high, high - 0.06, abs(y)) * gap * (0.55 + 0.45 * step(0.28, fract(q.x * 95.0)));
  return ink;
}

vec3 surface(vec3 p, float kind, vec3 n, out float gloss) {
  gloss = 0.0;
  if (kind < 1.5) {
    gloss = 0.35;
    vec2 w = vec2(p.x * 0.9 + 0.25 * noise(p.xz * 1.4), p.z * 6.5);
    float grain = fbm(vec2(w.x * 2.0, w.y * 2.6 + 2.2 * noise(vec2(w.x * 0.9, w.y * 0.35))), 6);
    float pore = smoothstep(0.25, 0.5, fbm(vec2(p.x * 9.0, p.z * 160.0), 3));
    return mix(rgb(0x6a4428), rgb(0xb07d4d), 0.5 + 0.8 * grain) * (1.0 - 0.35 * pore);
  }
  vec3 paper = rgb(0xf0eadc) * (0.96 + 0.05 * fbm(p.xz * 70.0, 4));
  if (kind < 2.5) return mix(paper * 0.97, rgb(0x3a3f3d), 0.75 * lines(turnAt(p, vec3(-0.25, 0.0, 0.15), 0.22).xz, 0.8, 26, 0.058));
  if (kind < 3.5) {
    vec2 q = turnAt(p, vec3(-0.05, 0.0, -0.02), -0.10).xz;
    vec3 c = mix(paper, rgb(0x33403b), 0.8 * lines(q, 0.50, 19, 0.060));
    float mark = smoothstep(0.004, -0.004, abs(length((q - vec2(-0.47, 0.76)) * vec2(1.0, 0.72)) - 0.045) - 0.016);
    c = mix(c, rgb(0x1f5a45), mark + 0.9 * smoothstep(0.005, 0.0, abs(q.y - 0.64)) * step(abs(q.x), 0.54));
    float x = q.x * 13.0;
    float hand = q.y + 0.80 - 0.035 * sin(x * 2.2 + 1.3 * sin(x * 0.9)) - 0.02 * sin(x * 5.1);
    return mix(c, rgb(0x22346a), smoothstep(0.010, 0.003, abs(hand)) * step(-0.5, q.x) * step(q.x, 0.02) * 0.9);
  }
  if (kind < 4.5) {
    vec2 q = turnAt(p, vec3(-0.62, 0.0, -0.62), 0.42).xz;
    vec3 c = rgb(0xcdb389) * (0.95 + 0.08 * fbm(p.xz * 60.0, 5));
    float flap = abs(q.y - 0.26 + 0.62 * abs(q.x));
    return c * (1.0 - 0.35 * smoothstep(0.010, 0.0, flap) + 0.06 * smoothstep(0.03, 0.0, flap - 0.006));
  }
  if (kind < 5.5) {
    gloss = 0.10;
    float edge = step(0.055, abs(p.y - 0.075));
    vec3 cloth = rgb(0x24513f) * (0.85 + 0.3 * fbm(p.xz * 120.0, 3));
    vec3 pages = rgb(0xe6ddc8) * (0.8 + 0.25 * sin(p.y * 700.0));
    return abs(n.y) > 0.5 || edge > 0.5 ? cloth : pages;
  }
  if (kind < 6.5) { gloss = 1.0; return rgb(0x14332a); }
  if (kind < 7.5) { gloss = 1.4; return rgb(0xc39a52); }
  if (kind < 8.5) { gloss = 0.8; return rgb(0xe9e2d2) * (0.98 - 0.25 * smoothstep(0.35, 0.5, fbm(p * 40.0, 3))); }
  gloss = 0.6;
  float swirl = fbm((p.xz - vec2(0.92, -0.58)) * 9.0 + 1.5 * vec2(noise(p.xz * 8.0), noise(p.xz * 8.0 + 5.0)), 5);
  return mix(rgb(0x4a2613), rgb(0xa8703c), smoothstep(-0.1, 0.5, swirl) * 0.7);
}

float blinds(vec3 p) {
  float at = dot(p, normalize(vec3(0.25, 0.0, 1.0))) * 1.05 + p.y * 0.5;
  float slat = abs(fract(at * 0.55) - 0.5);
  return smoothstep(0.46, 0.40, slat) * 0.85 + 0.15;
}

vec3 scene(vec2 at, vec2 lens) {
  vec3 from;
  vec3 way;
  lensRay(at, lens, vec3(0.15, 2.0, -3.2), vec3(0.22, 0.02, -0.02), 1.75, 3.45, 0.05, from, way);
  vec2 found = hit(from, way, 16.0);
  if (found.x < 0.0) return rgb(0x5a5040);
  vec3 p = from + way * found.x;
  vec3 n = facing(p);
  float gloss;
  vec3 c = surface(p, found.y, n, gloss);
  float open = openness(p, n);
  float shadow = windowLight(p + n * 0.008, LIGHT, 0.09);
  float direct = max(dot(n, LIGHT), 0.0) * shadow * blinds(p);
  vec3 light = direct * vec3(3.0, 2.45, 1.75) + open * (0.42 + 0.22 * n.y) * vec3(0.50, 0.55, 0.58);
  vec3 back = reflect(way, n);
  float edge = 0.04 + 0.96 * pow(1.0 - max(dot(-way, n), 0.0), 5.0);
  float pane = smoothstep(0.72, 0.86, dot(back, LIGHT));
  vec3 shine = gloss * (edge * 0.9 * open * mix(rgb(0x6a7470), rgb(0xdfe4dc), smoothstep(-0.1, 0.9, back.y)) + pane * shadow * 0.30 * vec3(3.0, 2.6, 2.0));
  float far = smoothstep(1.4, 4.5, p.z);
  return mix(c * light + shine, rgb(0x6c5a44) * 0.8, far);
}
