import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

export async function load(url, context, next) {
  if (!/^file:.*\.ts$/.test(url)) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), {
    swcrc: false,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript', decorators: true } },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
