import { basename } from 'node:path';

/** Folders of shared classes, with the prefix of the class names. In other folders, the name of the file is the prefix. */
const SHARED = [
  ['web/src/ui/', ''],
  ['web/src/edit/', 'ed-'],
];

export const isShared = (file) => SHARED.some(([folder]) => toPosix(file).includes(folder));

/**
 * Returns the full name of a class of a CSS module, such as `quote-block-face` for `.face` of `QuoteBlock.module.css`. Style sheets and
 * specs use the full names. The built site replaces them with short names, except those of shared classes.
 */
export function generateClassName(local, file) {
  const shared = SHARED.find(([folder]) => toPosix(file).includes(folder));
  if (shared) return shared[1] + toKebabCase(local);
  const stem = toKebabCase(basename(file).replace(/\.module\.css.*$/, ''));
  return local === 'root' ? stem : `${stem}-${toKebabCase(local)}`;
}

const toPosix = (file) => file.replaceAll('\\', '/');

const toKebabCase = (name) =>
  name
    .replace(/(?<=[a-z0-9])[A-Z]/g, '-$&')
    .replaceAll('_', '-')
    .toLowerCase();

/** @type {(css: string) => string[]} */
export const localClassesIn = (css) => [
  ...new Set([...selectorsIn(css).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name)),
];

/** @type {(css: string) => string[]} */
export const globalClassesIn = (css) => [
  ...new Set([...css.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name]) => name)),
];

const selectorsIn = (css) =>
  [...css.replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|:global\([^)]*\)/g, '').matchAll(/([^{};]*)\{/g)]
    .map(([, selector]) => selector)
    .filter((selector) => !selector.trim().startsWith('@'))
    .join('\n');
