#version 300 es
precision highp float;
precision highp int;

uniform vec2 size;
uniform vec2 origin;
uniform int samples;
out vec4 pixel;

const float PI = 3.14159265;
const mat2 TURN = mat2(0.8, -0.6, 0.6, 0.8);

float hash(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p))) * uvec2(1597334673u, 3812015801u);
  uint n = (q.x ^ q.y) * 1597334673u;
  n = (n ^ (n >> 15u)) * 2246822519u;
  return float(n >> 8u) / 16777216.0;
}

float hash(vec3 p) {
  uvec3 q = uvec3(ivec3(floor(p))) * uvec3(1597334673u, 3812015801u, 2798796415u);
  uint n = (q.x ^ q.y ^ q.z) * 1597334673u;
  n = (n ^ (n >> 15u)) * 2246822519u;
  return float(n >> 8u) / 16777216.0;
}

vec2 hash2(vec2 p) {
  return vec2(hash(p), hash(p + vec2(71.0, 113.0)));
}

/** Value noise from -1 to 1 with its derivatives. */
vec3 noised(vec2 p) {
  vec2 i = floor(p);
  vec2 f = p - i;
  vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 du = 30.0 * f * f * (f * (f - 2.0) + 1.0);
  float a = hash(i);
  float b = hash(i + vec2(1.0, 0.0));
  float c = hash(i + vec2(0.0, 1.0));
  float d = hash(i + vec2(1.0, 1.0));
  float k = a - b - c + d;
  float value = a + (b - a) * u.x + (c - a) * u.y + k * u.x * u.y;
  return vec3(2.0 * value - 1.0, 2.0 * du * vec2(b - a + k * u.y, c - a + k * u.x));
}

float noise(vec2 p) {
  return noised(p).x;
}

float noise(vec3 p) {
  vec3 i = floor(p);
  vec3 f = p - i;
  f = f * f * (3.0 - 2.0 * f);
  vec4 low = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
  i.z += 1.0;
  vec4 high = vec4(hash(i), hash(i + vec3(1, 0, 0)), hash(i + vec3(0, 1, 0)), hash(i + vec3(1, 1, 0)));
  vec4 z = mix(low, high, f.z);
  vec2 y = mix(z.xy, z.zw, f.y);
  return 2.0 * mix(y.x, y.y, f.x) - 1.0;
}

float fbm(vec2 p, int octaves) {
  float sum = 0.0;
  float amplitude = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * noise(p);
    amplitude *= 0.5;
    p = TURN * p * 2.03 + 17.0;
  }
  return sum;
}

float fbm(vec3 p, int octaves) {
  float sum = 0.0;
  float amplitude = 0.5;
  for (int i = 0; i < octaves; i++) {
    sum += amplitude * noise(p);
    amplitude *= 0.5;
    p = p * 2.03 + 17.0;
    p.xz = TURN * p.xz;
  }
  return sum;
}

/** Colours are written as they are seen, and mixed as light. */
vec3 rgb(int hex) {
  vec3 c = vec3(float((hex >> 16) & 255), float((hex >> 8) & 255), float(hex & 255)) / 255.0;
  return pow(c, vec3(2.2));
}

vec3 film(vec3 light) {
  light = max(light, 0.0);
  vec3 toned = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14);
  return pow(clamp(toned, 0.0, 1.0), vec3(1.0 / 2.2));
}

/** `at` has the middle of the picture at 0 and its upper edge at 0.5. */
vec3 scene(vec2 at, vec2 lens);

void main() {
  vec2 place = gl_FragCoord.xy + origin;
  vec3 light = vec3(0.0);
  for (int i = 0; i < samples; i++) {
    vec2 jitter = fract(vec2(0.7548776662, 0.5698402910) * float(i + 1) + hash2(place));
    vec2 lens = fract(vec2(0.8191725134, 0.6710436067) * float(i + 1) + hash2(place + 500.0));
    light += min(scene((place - 0.5 + jitter - 0.5 * size) / size.y, lens), vec3(24.0));
  }
  vec2 edge = (place - 0.5 * size) / size.y;
  vec3 color = film(light / float(samples) * (1.0 - 0.22 * dot(edge, edge)));
  color = mix(vec3(dot(color, vec3(0.3, 0.55, 0.15))), color, 0.88);
  vec2 grain = vec2(hash(place + 900.0) + hash(place + 1900.0), hash(place + 2900.0) + hash(place + 3900.0)) - 1.0;
  color += 0.012 * grain.x + 0.006 * grain.y * vec3(1.0, -0.4, -0.6);
  pixel = vec4(color, 1.0);
}
