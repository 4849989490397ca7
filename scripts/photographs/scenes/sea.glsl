// Swell in front of headlands in the morning sun.
// uses terrain.glsl

const vec3 SUN = normalize(vec3(0.30, 0.115, 1.0));

float land(vec2 p, int octaves) {
  float h = 0.0;
  float amplitude = 0.42;
  float wide = 0.19;
  vec2 q = p + 1.6 * vec2(noise(p * 0.11), noise(p * 0.11 + 20.0));
  float angle = 1.35;
  for (int i = 0; i < octaves; i++) {
    vec2 dir = vec2(cos(angle), sin(angle));
    float x = dot(q, dir) * wide + float(i) * 2.1 + 1.1 * noise(q * wide * 0.45 + float(i) * 7.0);
    h += amplitude * (exp(1.35 * (sin(x) - 1.0)) - 0.45) * (0.75 + 0.35 * noise(q * wide * 0.22 + 3.0 * float(i)));
    q += 0.10 * amplitude * dir * cos(x);
    angle += 2.4 + 0.3 * float(i);
    angle = 1.35 + 1.15 * sin(angle * 3.7);
    amplitude *= 0.6;
    wide *= 1.72;
  }
  return h;
}

vec3 sky(vec3 way) {
  float up = max(way.y, 0.0);
  vec3 c = mix(rgb(0xf6cf9c), rgb(0x6f9fb0), pow(clamp(up * 2.3, 0.0, 1.0), 0.55));
  vec2 q = way.xz / (up + 0.14);
  float cloud = smoothstep(0.05, 0.6, fbm(q * vec2(0.5, 1.1) + 9.0, 8));
  float toSun = max(dot(way, SUN), 0.0);
  vec3 lit = mix(rgb(0xc99a94), rgb(0xffe3bd), pow(toSun, 3.0));
  c = mix(c, lit, cloud * 0.8 * smoothstep(0.0, 0.08, up));
  return c + rgb(0xffb25e) * (0.55 * pow(toSun, 12.0) + 1.2 * pow(toSun, 160.0) + 9.0 * smoothstep(0.9993, 0.99985, toSun));
}

vec3 withHeadlands(vec3 color, vec3 way) {
  float x = way.x / way.z;
  float y = way.y / way.z;
  for (int i = 0; i < 3; i++) {
    float k = float(i);
    float tall = mix(0.035, 0.10, k / 2.0) * smoothstep(0.10 - 0.16 * k, -0.5 - 0.05 * k, x);
    float h = tall * (0.8 + 0.7 * fbm(vec2(x * 5.0 + 9.0 * k, k), 7)) + 0.0035 * fbm(vec2(x * 120.0, k), 3) * smoothstep(0.0, 0.01, tall);
    if (y > h || tall <= 0.0) continue;
    float bump = fbm(vec2(x, y * 1.6) * 55.0 + k * 9.0, 5);
    vec3 rock = mix(rgb(0x4d5d51), rgb(0xa88a68), smoothstep(0.2, -0.3, bump)) * mix(0.75, 0.5, k / 2.0);
    rock *= 0.8 + 0.5 * bump + 0.6 * exp(-(h - y) * 160.0);
    color = mix(rock, rgb(0xe6c19a), mix(0.74, 0.34, k / 2.0) + 0.12 * exp(-y * 90.0));
  }
  return color;
}

vec3 scene(vec2 at, vec2 lens) {
  vec3 from = vec3(0.0, 2.1, 0.0);
  vec3 way = wayThrough(at + vec2(0.0, -0.10), 1.25, -0.02, 0.0);
  float t = way.y < 0.03 ? march(from, way, 1.0, 420.0, 0.7) : -1.0;
  if (t < 0.0) return withHeadlands(sky(way), way);
  vec3 p = from + way * t;
  vec3 n = slopeAt(p.xz, 0.0012 * t + 0.006, 9);
  float fine = smoothstep(70.0, 2.0, t);
  n = normalize(n + fine * 0.05 * vec3(fbm(p.xz * 9.0, 4), 0.0, fbm(p.xz * 9.0 + 30.0, 4)));
  n = normalize(mix(n, vec3(0.0, 1.0, 0.0), smoothstep(30.0, 400.0, t) * 0.6));
  float mirror = 0.03 + 0.97 * pow(1.0 - clamp(dot(-way, n), 0.0, 1.0), 5.0);
  vec3 back = reflect(way, n);
  back.y = abs(back.y);
  vec3 deep = mix(rgb(0x0d3b40), rgb(0x1d6a63), smoothstep(-0.3, 0.8, p.y));
  deep += rgb(0x3fa58c) * 0.5 * smoothstep(0.1, 0.9, p.y) * pow(max(dot(way, SUN), 0.0), 2.0);
  vec3 c = mix(deep, withHeadlands(sky(normalize(back)), back), min(mirror, 0.72));
  float glint = pow(max(dot(normalize(back), SUN), 0.0), 420.0);
  c += rgb(0xffc98a) * min(glint * 7.0, 5.0);
  float foam = smoothstep(0.40, 0.75, p.y + 0.35 * fbm(p.xz * 2.2, 6)) * smoothstep(0.0, 0.35, fbm(p.xz * 4.5 + 20.0, 5) + 0.12);
  c = mix(c, vec3(0.90, 0.86, 0.80), foam * 0.75);
  return mix(c, rgb(0xf0cba0), 0.75 * (1.0 - exp(-pow(t * 0.0045, 1.4))));
}
