import { posix } from 'node:path';
import { generateClassName, globalClassesIn, localClassesIn } from '../../web/class-names.mjs';
import { type Files, productCode } from './source-tree.ts';

const LIBRARY_CLASS = /^(ProseMirror|ReactCrop|is-editor-empty)/;
const MODULE = '.module.css';
const IDENTIFIER = /^[a-zA-Z]\w*$/;

interface Module {
  path: string;
  classes: string[];
  globals: string[];
}

const modulesIn = (files: Files): Module[] =>
  [...files]
    .filter(([path]) => path.endsWith(MODULE))
    .map(([path, css]) => ({ path, classes: localClassesIn(css), globals: globalClassesIn(css) }));

/** Two modules with the same class name would style each other's elements. */
export const ambiguousClasses = (files: Files): string[] => {
  const owners = new Map<string, string>();
  return modulesIn(files).flatMap(({ path, classes }) =>
    classes.flatMap((local) => {
      const name = generateClassName(local, path);
      const owner = owners.get(name);
      owners.set(name, path);
      return owner ? [`${path} and ${owner} both generate .${name}`] : [];
    }),
  );
};

export const unknownClasses = (files: Files): string[] => {
  const generated = new Set(
    modulesIn(files).flatMap(({ path, classes }) => classes.map((name) => generateClassName(name, path))),
  );
  const mentioned = [...files]
    .filter(([path]) => path.endsWith('.css'))
    .map(([path, css]) => [path, path.endsWith(MODULE) ? globalClassesIn(css) : localClassesIn(css)] as const);
  return mentioned.flatMap(([path, names]) =>
    names
      .filter((name) => !generated.has(name) && !LIBRARY_CLASS.test(name))
      .map((name) => `${path} mentions .${name}, which no CSS module has`),
  );
};

export const mismatchedClasses = (files: Files): string[] => {
  const used = new Map(modulesIn(files).map(({ path }) => [path, new Set<string>()]));
  const wrong: string[] = [];
  const classesOf = new Map(modulesIn(files).map(({ path, classes }) => [path, classes]));
  for (const [path, text] of productCode(files))
    for (const [, name, specifier] of text.matchAll(/import \* as (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const file = posix.join(posix.dirname(path), specifier!);
      const classes = classesOf.get(file);
      if (!classes) continue;
      for (const [, property, prefix] of text.matchAll(
        new RegExp(`\\b${name}(?:\\.(\\w+)|\\[\`(\\w+_)\\$\\{[^}]*\\}\`\\])`, 'g'),
      )) {
        const found = classes.filter((one) => (property ? one === property : one.startsWith(prefix!)));
        if (found.length === 0) wrong.push(`${path} uses ${name}.${property ?? prefix}, which ${file} does not have`);
        for (const one of found) used.get(file)!.add(one);
      }
    }
  for (const [path, classes] of classesOf)
    for (const name of classes) {
      if (!IDENTIFIER.test(name)) wrong.push(`${path}: .${name} is not an identifier`);
      else if (!used.get(path)!.has(name)) wrong.push(`${path}: .${name} is not used`);
    }
  return wrong;
};

const CLASS_IN_TEXT = /\bclass(?:Name\s*[=:]|\s*[=:]|List\.\w+\()\s*(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|`([^`$]*))/g;

const SELECTOR_IN_TEXT = /\b(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*['"`][^'"`$]*?\.([a-z][\w-]*)/g;

export const literalClassNames = (files: Files): string[] =>
  productCode(files)
    .filter(([path]) => path.startsWith('web/src/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(CLASS_IN_TEXT)]
        .map(([, ...literals]) => literals.find(Boolean) ?? '')
        .flatMap((literal) => literal.split(/\s+/).filter(Boolean))
        .filter((name) => !name.startsWith('${'))
        .concat([...text.matchAll(SELECTOR_IN_TEXT)].map(([, name]) => name!))
        .map((name) => `${path} has the class name ${name}`),
    );
