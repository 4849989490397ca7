import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateClassName, isShared, localClassesIn } from './class-names.mjs';

const SOURCE = join(import.meta.dirname, 'src');

/** Short names by full name. No library and no list of an ad blocker uses their prefix. */
const shortNames = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((path) => join(SOURCE, path))
    .filter((path) => path.endsWith('.module.css') && !isShared(path))
    .sort()
    .flatMap((path) => localClassesIn(readFileSync(path, 'utf8')).map((local) => generateClassName(local, path)))
    .map((name, index) => [name, `_${index.toString(36)}`]),
);

const shorten = (name) => shortNames.get(name) ?? name;

export const shortClassName = (local, file) => shorten(generateClassName(local, file));

/** PostCSS plugin that shortens classes which a style sheet uses without defining them. It runs after the modules have been resolved. */
export const shortenMentionedClasses = {
  postcssPlugin: 'shorten-mentioned-classes',
  OnceExit(root) {
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(/(?<=\.)[a-z][\w-]*/g, shorten);
    });
  },
};
