import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Files = ReadonlyMap<string, string>;

const IGNORED = new Set(['node_modules', 'dist', 'data', '.git', 'public']);
const SOURCE = /\.(ts|tsx|mjs|js|css|md|json|yaml|yml|html)$/;

export function readTree(root: string): Files {
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!IGNORED.has(entry.name)) walk(path);
      } else if (SOURCE.test(entry.name)) files.set(path, readFileSync(join(root, path), 'utf8'));
    }
  };
  walk('');
  return files;
}

export const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path);

export const isTest = (path: string): boolean =>
  /\.(spec|bench|features)\.tsx?$/.test(path) || /(^|\/)(test|testing|bench|e2e|features|test-servers)\//.test(path);

export const productCode = (files: Files): [path: string, text: string][] =>
  [...files].filter(([path]) => isCode(path) && !isTest(path));
