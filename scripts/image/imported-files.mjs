import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import typescript from 'typescript';

export function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  const imported = typescript.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  const threads = [...text.matchAll(/new URL\('([^']+\.js)', import\.meta\.url\)/g)].map(([, name]) => `./${name}`);
  const computed = [...text.matchAll(/\bimport\((?:\w+\()?`(\.[^`]+)`/g)].flatMap(([, template]) =>
    filesLike(template, dirname(file)),
  );
  return [...imported, ...threads, ...computed];
}

/** Returns the files that match the path of an import with `${…}` in it. */
function filesLike(template, from) {
  const pattern = template.replace(/\$\{[^}]*\}/g, '*').replace(/\.ts$/, '.js');
  let paths = [from];
  for (const segment of pattern.split('/')) paths = paths.flatMap((path) => entriesLike(segment, path));
  return paths.map((path) => `./${relative(from, path)}`);
}

function entriesLike(segment, folder) {
  if (!segment.includes('*')) return [join(folder, segment)];
  const [start, end] = [segment.split('*')[0], segment.split('*').at(-1)];
  const entries = readdirSync(folder, { withFileTypes: true });
  const isFile = end !== '';
  return entries
    .filter((entry) => entry.isFile() === isFile && entry.name.startsWith(start) && entry.name.endsWith(end))
    .map(({ name }) => join(folder, name));
}
