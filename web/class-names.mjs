import { basename } from 'node:path';

/** Folders of shared classes, with the prefix of their names. Elsewhere the file is the prefix. */
const SHARED = [
  ['web/src/ui/', ''],
  ['web/src/edit/', 'ed-'],
];

export const isShared = (file) => SHARED.some(([folder]) => toPosix(file).includes(folder));

/**
 * Full name of a class of a CSS module: `.face` of `QuoteBlock.module.css` is `quote-block-face`. Style sheets and specs use it;
 * the built site has a short name instead, except of shared classes.
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

export const localClassesIn = (css) => [
  ...new Set([...selectorsIn(css).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name)),
];

export const globalClassesIn = (css) => [
  ...new Set([...css.matchAll(/:global\(\.([\w-]+)\)/g)].map(([, name]) => name)),
];

const selectorsIn = (css) =>
  [...css.replace(/\/\*[^]*?\*\/|"[^"]*"|'[^']*'|:global\([^)]*\)/g, '').matchAll(/([^{};]*)\{/g)]
    .map(([, selector]) => selector)
    .filter((selector) => !selector.trim().startsWith('@'))
    .join('\n');
