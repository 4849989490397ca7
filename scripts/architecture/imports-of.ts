import { dirname, join } from 'node:path/posix';

export interface Import {
  /** A path from the root of the project, or the name of a package. */
  target: string;
  isLocal: boolean;
  /** Erased when it is compiled. */
  isType: boolean;
  /** Loaded when it is asked for. */
  isLazy: boolean;
}

const STATIC = /^(?:import|export)\s+(type\s+)?((?:[\w*$\s,]|\{[^}]*\})*?\s*from\s*)?'([^']+)'/gm;
const LAZY = /\bimport\(\s*'([^']+)'\s*\)/g;

export function importsOf(path: string, text: string): Import[] {
  return [
    ...[...text.matchAll(STATIC)].map(([, type, what, from]) => made(path, from!, !!type || isOnlyTypes(what), false)),
    ...[...text.matchAll(LAZY)].map(([, from]) => made(path, from!, false, true)),
  ];
}

function isOnlyTypes(what = ''): boolean {
  const names = /^\s*\{([^}]*)\}\s*from\s*$/
    .exec(what)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return !!names?.some(Boolean) && names.every((name) => name === '' || name.startsWith('type '));
}

function made(path: string, from: string, isType: boolean, isLazy: boolean): Import {
  const isLocal = from.startsWith('.');
  return { target: isLocal ? join(dirname(path), from) : from, isLocal, isType, isLazy };
}
