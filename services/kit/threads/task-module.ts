export const isSource = import.meta.url.endsWith('.ts');

/** Compiles the sources that a task imports when it runs without a build. */
export const compiler = new URL('../../../scripts/jest/typescript.mjs', import.meta.url).href;

/** Returns the file of a task whose URL has no extension: its source, or what is built from it. */
export const moduleFile = (module: URL): string => `${module.href}${isSource ? '.ts' : '.js'}`;
