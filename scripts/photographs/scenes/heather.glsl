// Moorland with heather under moving clouds.
// uses terrain.glsl

const vec3 SUN = normalize(vec3(-0.55, 0.36, 0.45));

float land(vec2 p, int octaves) {
  vec2 q = p * 0.035 + vec2(3.1, 8.4);
  float sum = 0.0;
  float amplitude = 1.0;
  vec2 slope = vec2(0.0);
  for (int i = 0; i < min(octaves, 8); i++) {
    vec3 n = noised(q);
    slope += n.yz * 0.4;
    sum += amplitude * n.x / (1.0 + 0.9 * dot(slope, slope));
    amplitude *= i < 2 ? 0.46 : 0.36;
    q = TURN * q * 2.1;
  }
  return 5.4 * sum + 3.4 * smoothstep(20.0, 90.0, p.y) - 2.6 * exp(-p.x * p.x * 0.004);
}

vec3 sky(vec3 way) {
  vec3 c = mix(rgb(0xe9e2cf), rgb(0x6e96a8), pow(clamp(way.y * 2.2, 0.0, 1.0), 0.55));
  vec2 q = way.xz / (way.y + 0.2);
  float body = fbm(q * 0.9 + 7.0, 8) + 0.1;
  float cloud = smoothstep(0.0, 0.5, body);
  float lower = fbm(q * 0.9 + 7.0 - 0.12 * SUN.xz, 6) + 0.1;
  vec3 white = mix(vec3(0.98, 0.95, 0.88), vec3(0.50, 0.54, 0.57), smoothstep(-0.05, 0.45, lower) * 0.85);
  return mix(c, white, cloud) + 0.25 * rgb(0xffe2b0) * pow(max(dot(way, SUN), 0.0), 5.0);
}

vec3 scene(vec2 at, vec2 lens) {
  vec3 from = vec3(-6.0, 0.0, -9.0);
  from.y = land(from.xz, 8) + 2.1;
  vec3 way = wayThrough(at, 1.3, 0.03, -0.05);
  float t = march(from, way, 0.4, 190.0, 0.55);
  if (t < 0.0) return sky(way);
  vec3 p = from + way * t;
  vec3 n = slopeAt(p.xz, 0.0016 * t + 0.008, 8);
  float tuft = fbm(p.xz * 8.0, 4) * smoothstep(40.0, 3.0, t) + 0.6 * fbm(p.xz * 1.7, 4);
  n = normalize(n + 0.5 * vec3(fbm(p.xz * 5.0, 4), 0.0, fbm(p.xz * 5.0 + 30.0, 4)) * smoothstep(60.0, 2.0, t));
  float cover = smoothstep(-0.12, 0.28, fbm(p.xz * 0.035 + 2.2, 3));
  float light = max(dot(n, SUN), 0.0) * litFrom(p + n * 0.03, SUN, 24.0) * mix(0.28, 1.0, cover);
  vec3 grass = mix(rgb(0x5d6544), rgb(0xa39a6b), clamp(0.5 + 0.9 * tuft, 0.0, 1.0));
  vec3 heather = mix(rgb(0x4d3b45), rgb(0x8d6a80), clamp(0.45 + 1.1 * tuft, 0.0, 1.0));
  float where = smoothstep(-0.02, 0.3, fbm(p.xz * 0.16 + 11.0, 5) - 0.1 + 0.3 * tuft);
  vec3 c = mix(grass, heather, where * 0.8);
  float stone = smoothstep(0.36, 0.44, fbm(p.xz * 0.9 + 50.0, 6) + 0.5 * (0.9 - n.y));
  c = mix(c, rgb(0x9a968c) * (0.8 + 0.5 * fbm(p.xz * 14.0, 3)), stone);
  c *= 0.75 + 0.5 * smoothstep(-0.4, 0.5, tuft);
  vec3 lit = c * (light * vec3(2.3, 2.05, 1.65) + (0.5 + 0.5 * n.y) * vec3(0.30, 0.36, 0.55));
  float haze = 1.0 - exp(-pow(t * 0.0095, 1.25));
  return mix(lit, mix(rgb(0xa3b7bd), rgb(0xeadfc6), 0.25 + 0.5 * pow(max(dot(way, SUN), 0.0), 2.0)), haze);
}
