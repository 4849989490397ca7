// A wave running out on a beach, from above.

float shore(vec2 p) {
  return p.y + 0.16 * p.x + 0.10 * sin(p.x * 3.1 + 0.6) + 0.13 * noise(p * 1.6 + 3.0) + 0.05 * noise(p * 4.3);
}

vec3 scene(vec2 at, vec2 lens) {
  vec2 p = TURN * at * vec2(1.0, 1.25);
  float d = shore(p);
  vec2 q = p * 900.0;
  vec3 sand = mix(rgb(0xd8bd94), rgb(0xf0dfbf), 0.5 + 0.7 * fbm(p * vec2(9.0, 26.0) + 0.6 * noise(p * 5.0), 6));
  sand *= 0.93 + 0.07 * fbm(p * 90.0, 4) + 0.10 * (hash(q) - 0.5);
  float track = fbm(p * vec2(30.0, 70.0) + 9.0, 5);
  sand *= 1.0 + 0.10 * smoothstep(0.05, 0.35, track) - 0.10 * smoothstep(0.05, 0.35, fbm(p * vec2(30.0, 70.0) + vec2(9.2, 9.35), 5));
  float edge = d + 0.035 * fbm(p * 7.0 + 5.0, 6);
  float wet = smoothstep(-0.30, -0.05, -edge - 0.02);
  float reach = smoothstep(0.16, 0.10, edge + 0.03 * fbm(p * 3.0 + 31.0, 5));
  sand *= mix(1.0, 0.60, reach);
  sand = mix(sand, sand * vec3(0.84, 0.90, 0.90) + 0.035 * rgb(0xbfd8dc), reach * 0.8);
  float depth = max(-edge, 0.0);
  float veil = fbm(vec2(p.x * 3.0, p.y * 8.0) + 2.0 * vec2(noise(p * 4.0), noise(p * 4.0 + 9.0)), 6);
  vec3 shallow = mix(sand * vec3(0.72, 0.92, 0.86), rgb(0x6fc3b4), smoothstep(0.0, 0.16, depth));
  vec3 water = mix(shallow, rgb(0x1f8a8c), smoothstep(0.08, 0.42, depth));
  water = mix(water, rgb(0x0f5568), smoothstep(0.34, 0.85, depth + 0.08 * veil));
  float ripple = fbm(vec2(p.x * 13.0 + 2.0 * noise(p * 5.0), p.y * 44.0 + 6.0 * noise(p * 2.4)), 6);
  float caustic = pow(1.0 - abs(fbm(p * 24.0 + 1.6 * vec2(fbm(p * 9.0, 3), fbm(p * 9.0 + 7.0, 3)), 4)), 9.0);
  water *= 0.94 + 0.30 * ripple;
  water += 0.10 * caustic * rgb(0xcff0e2) * smoothstep(0.5, 0.05, depth);
  water += 0.22 * smoothstep(0.28, 0.5, ripple) * rgb(0xf3f4ea) * smoothstep(0.05, 0.4, depth);
  vec3 c = mix(sand, water, smoothstep(-0.012, 0.03, -edge));
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    float line = -edge - 0.012 - 0.155 * k - 0.03 * k * noise(vec2(p.x * 2.2 + k * 5.0, k)) ;
    float wide = mix(0.020, 0.050, hash(vec2(k, 4.0))) * (0.55 + 0.9 * smoothstep(-0.5, 0.6, noise(vec2(p.x * 3.0 + k * 11.0, 2.0))));
    float lace = 0.5 + 0.5 * fbm(p * 26.0 + 1.2 * vec2(fbm(p * 11.0, 3), fbm(p * 11.0 + 4.0, 3)) + k * 13.0, 6);
    float front = smoothstep(-0.006, 0.003, line);
    float body = front * smoothstep(wide * 3.6, 0.0, line);
    float foam = body * smoothstep(0.62 - 0.62 * smoothstep(wide * 1.5, 0.0, line), 0.80, lace + 0.22);
    float shadow = smoothstep(0.012, 0.0, abs(line + 0.006)) * 0.22 * (k == 0.0 ? 1.0 : 0.6);
    c *= 1.0 - shadow;
    float gap = k == 0.0 ? 1.0 : smoothstep(-0.25, 0.35, noise(vec2(p.x * 1.7 + k * 7.0, k * 3.0)));
    c = mix(c, vec3(0.94, 0.955, 0.93) * (0.80 + 0.24 * lace), foam * gap * 0.95);
  }
  return c * 1.04;
}
