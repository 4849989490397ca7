import { type Import, importsOf } from './imports-of.ts';
import { type Files, productCode } from './source-tree.ts';

/** What a part of the tree may import of the project, besides itself. Packages are free, but for proto. */
const dependencyRules: { of: RegExp; may: RegExp; why: string }[] = [
  { of: /^proto\//, may: /^proto\//, why: 'proto knows nobody' },
  { of: /^services\/kit\//, may: /^(proto|services\/kit)\//, why: 'the kit knows no service' },
  { of: /^services\/services\.ts$/, may: /^services\//, why: 'it lists the services' },
  { of: /^services\/main\.ts$/, may: /^services\/(services\.ts|kit\/)/, why: 'it hosts what is listed' },
  { of: /^bff\//, may: /^(proto\/|bff\/|services\/kit\/(?!store\/|versioned\/))/, why: 'the BFF stores nothing' },
  { of: /^web\//, may: /^(proto|web)\//, why: 'the site runs in a browser' },
];

/** Each service may import itself, the kit and the contracts. */
function findRule(path: string) {
  const service = /^services\/([a-z-]+)\//.exec(path)?.[1];
  if (service && service !== 'kit')
    return { may: new RegExp(`^(proto|services/kit|services/${service})/`), why: 'services only know contracts' };
  return dependencyRules.find(({ of }) => of.test(path));
}

export const forbiddenImports = (files: Files): string[] =>
  productCode(files).flatMap(([path, text]) => {
    const arrow = findRule(path);
    if (!arrow) return [];
    return importsOf(path, text)
      .filter((found) =>
        found.isLocal
          ? !arrow.may.test(found.target) && !isAllowedException(path, found)
          : isForbiddenInProto(path, found),
      )
      .map(({ target }) => `${path} imports ${target}: ${arrow.why}`);
  });

const isForbiddenInProto = (path: string, { target }: Import) => path.startsWith('proto/') && target !== 'zod';

/** The BFF calls the built site by the type that the site declares. */
const isAllowedException = (path: string, { target, isType }: Import) =>
  path.startsWith('bff/') && isType && target === 'web/src/server-entry.ts';

/** A visitor never downloads the editor: only a lazy import leads to it. */
export const editorForVisitors = (files: Files): string[] =>
  visitorCode(files).flatMap(([path, text]) =>
    importsOf(path, text)
      .filter(({ target, isType, isLazy }) => target.startsWith('web/src/edit/') && !isType && !isLazy)
      .map(({ target }) => `${path} imports ${target}`),
  );

/** What a visitor's page may load of proto; everything else it imports as types. */
const FOR_VISITORS = [
  'proto/rich-text.ts',
  'proto/slug.ts',
  'proto/language.ts',
  'proto/default-coordinates.ts',
  'proto/unicode.ts',
  'proto/regional-paths.ts',
];

export const contractsForVisitors = (files: Files): string[] =>
  visitorCode(files).flatMap(([path, text]) =>
    importsOf(path, text)
      .filter(({ target, isType }) => target.startsWith('proto/') && !isType && !FOR_VISITORS.includes(target))
      .map(({ target }) => `${path} loads ${target}`),
  );

/** No chunk of the site carries the schemas' library. */
export const schemasInBrowsers = (files: Files): string[] =>
  productCode(files)
    .filter(([path]) => path.startsWith('web/src/'))
    .flatMap(([path, text]) =>
      importsOf(path, text)
        .filter(({ target, isType }) => !isType && (target === 'zod' || importsZod(files, target)))
        .map(({ target }) => `${path} loads zod by ${target}`),
    );

function importsZod(files: Files, target: string, passed = new Set<string>()): boolean {
  if (!target.startsWith('proto/') || passed.has(target)) return false;
  passed.add(target);
  return importsOf(target, files.get(target) ?? '').some(
    (found) => !found.isType && (found.target === 'zod' || importsZod(files, found.target, passed)),
  );
}

/** Services and scripts read declarations of fields, and have neither React nor style sheets. */
export const viewsInFields = (files: Files): string[] =>
  productCode(files)
    .filter(([path]) => path.endsWith('.fields.ts'))
    .flatMap(([path, text]) =>
      importsOf(path, text)
        .filter(({ target, isLocal, isType }) => !isType && (!isLocal || /\.(tsx|css)$/.test(target)))
        .map(({ target }) => `${path} loads ${target}`),
    );

const visitorCode = (files: Files) =>
  productCode(files).filter(([path]) => path.startsWith('web/src/') && !path.startsWith('web/src/edit/'));
