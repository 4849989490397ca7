import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';

/** Options for compiling specs, and the modules that they import outside of Jest. */
export const swcOptions = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    // Without this option, imports of JSON files lose their `type` attribute.
    experimental: { keepImportAttributes: true },
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
  },
};

export async function resolve(specifier, context, next) {
  const resolved = await resolveSource(specifier, context, next);
  const isForDocument = context.parentURL?.endsWith('?document') && resolved.url.startsWith('file:');
  return isForDocument ? { ...resolved, url: `${resolved.url}?document` } : resolved;
}

/** Threads and processes name the compiled file of their module, which exists only in a build. */
async function resolveSource(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!/^(file:|[./]).*\.js$/.test(specifier)) throw error;
    return next(specifier.replace(/js$/, 'ts'), context);
  }
}

export async function load(url, context, next) {
  if (!/^file:.*\.tsx?$/.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), { ...swcOptions, filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
