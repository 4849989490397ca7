import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TILE = 150;
const SAMPLES = 2;

const read = (name) => readFileSync(join(import.meta.dirname, name), 'utf8');

export async function renderScene(page, name, { width, height }) {
  const own = read(`scenes/${name}.glsl`);
  const samples = Number(own.match(/^\/\/ samples (\d+)$/m)?.[1] ?? SAMPLES);
  const included = [...own.matchAll(/^\/\/ uses (\S+)$/gm)].map(([, file]) => read(file));
  const source = [read('common.glsl'), ...included, own].join('\n');
  const url = await page.evaluate(draw, { source, width, height, samples, tile: TILE });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function draw({ source, width, height, samples, tile }) {
  const surface = Object.assign(document.createElement('canvas'), { width: tile, height: tile });
  const gl = surface.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false });
  const program = gl.createProgram();
  const vertices = '#version 300 es\nin vec2 corner; void main() { gl_Position = vec4(corner, 0.0, 1.0); }';
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, vertices],
    [gl.FRAGMENT_SHADER, source],
  ]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.bindAttribLocation(program, 0, 'corner');
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.viewport(0, 0, tile, tile);
  const set = (name, value, method) => gl[method](gl.getUniformLocation(program, name), ...value);
  set('size', [width, height], 'uniform2f');
  set('samples', [samples], 'uniform1i');

  const picture = Object.assign(document.createElement('canvas'), { width, height });
  const context = picture.getContext('2d');
  for (let y = 0; y < height; y += tile)
    for (let x = 0; x < width; x += tile) {
      set('origin', [x, y], 'uniform2f');
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
      context.drawImage(surface, x, height - y - tile);
      await new Promise((resolve) => setTimeout(resolve));
    }
  return picture.toDataURL('image/png');
}
