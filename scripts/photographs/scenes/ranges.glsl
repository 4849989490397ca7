// Forested ranges with mist in their valleys, at first light.

const vec3 SUN = vec3(1.0, 0.62, 0.3);

vec3 sky(vec2 at) {
  vec3 c = mix(rgb(0xf6d9ae), rgb(0x8fb0b4), smoothstep(0.0, 0.5, at.y));
  float far = length((at - vec2(0.34, 0.17)) * vec2(1.0, 1.35));
  c += SUN * (0.5 * exp(-far * 4.0) + 0.7 * exp(-far * 14.0));
  c += 0.06 * rgb(0xffe6c8) * smoothstep(0.1, 0.6, fbm(vec2(at.x * 2.2 + 4.0, at.y * 11.0), 6) + 0.12) * 4.0;
  return c;
}

float trees(float x, float seed) {
  float height = 0.0;
  for (int i = 0; i < 3; i++) {
    float wide = 0.011 * pow(0.62, float(i));
    float cell = floor(x / wide);
    for (int k = -1; k <= 1; k++) {
      float id = cell + float(k);
      float middle = (id + 0.2 + 0.6 * hash(vec2(id, seed + float(i)))) * wide;
      float tall = wide * (0.5 + 1.5 * hash(vec2(id, seed + 9.0 + float(i))));
      float d = abs(x - middle) / (wide * 0.62);
      height = max(height, tall * max(0.0, 1.0 - d * (0.7 + 0.5 * d)));
    }
  }
  return height;
}

vec3 scene(vec2 at, vec2 lens) {
  vec3 color = sky(at);
  for (int i = 0; i < 9; i++) {
    float k = float(i) / 8.0;
    float base = mix(0.16, -0.43, pow(k, 0.92));
    float rise = mix(0.10, 0.19, k);
    float x = at.x * mix(2.6, 1.25, k) + float(i) * 13.7;
    float ridge = base + rise * (fbm(vec2(x, 3.0 + float(i)), 7) + 0.35 * (1.0 - abs(noise(vec2(x * 1.7, 8.0)))));
    float ground = ridge - at.y;
    float tree = smoothstep(0.2, 0.9, k);
    if (tree > 0.0) ridge += tree * 0.75 * trees(at.x / mix(0.7, 1.9, k), float(i)) * mix(0.7, 1.9, k);
    ridge += 0.0022 * noise(vec2(at.x * 260.0, float(i)));
    float depth = ridge - at.y;
    if (depth < 0.0) continue;
    vec3 near = mix(rgb(0x6f8f86), rgb(0x0f2b22), smoothstep(0.15, 1.0, k));
    vec2 q = vec2(at.x, at.y * 1.4) * mix(60.0, 26.0, k) + float(i) * 7.0;
    float bump = fbm(q, 5) - fbm(q + vec2(0.22, 0.28), 5);
    near *= 1.0 + mix(0.25, 1.9, k) * bump + 0.5 * k * fbm(q * 3.1, 4);
    near += SUN * near * 2.2 * exp(-depth * 46.0) * (1.0 - 0.55 * k);
    float haze = exp(-k * 2.9);
    float mist = smoothstep(0.015, 0.2, ground + 0.05 * fbm(vec2(at.x * 4.0 + float(i) * 3.0, at.y * 9.0), 5));
    vec3 air = mix(rgb(0xf2cf9f), rgb(0xc3cec0), smoothstep(-0.35, 0.12, -at.y) * 0.8);
    air += SUN * 0.22 * exp(-length(at - vec2(0.34, 0.1)) * 3.4);
    color = mix(near, air, clamp(haze * 0.86 + mist * mix(0.5, 0.3, k), 0.0, 0.96));
  }
  return color * 0.86;
}
