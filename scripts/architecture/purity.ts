import { type Files, isCode, isTest, productCode } from './source-tree.ts';

const MAY_READ_ENV = /^(services\/kit\/|services\/main\.ts$|bff\/main\.ts$|scripts\/|web\/vite\.config\.ts$)/;

export const readsEnvironment = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => text.includes('process.env') && !MAY_READ_ENV.test(path))
    .map(([path]) => path);

/** Data, now and ids go in; data and facts come out. Only what talks to the world may ask the world. */
const PURE = /^(proto\/|services\/(?!kit\/|main\.ts)|web\/src\/(blocks|fields|templates|edit\/page-types)\/)/;
const SIDE_EFFECTS = /\bDate\.now\(\)|\bnew Date\(\)|\brandomUUID\b|\bnanoid\b|\bMath\.random\(\)/;

/** Adapters: they write to a disk or a server, and what they name there is nobody's business. */
const ADAPTERS = /^services\/identity\/(mail\/|secret\.ts$)|^services\/media\/(files|store)\//;

export const usesSideEffects = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => PURE.test(path) && !ADAPTERS.test(path) && SIDE_EFFECTS.test(text))
    .map(([path, text]) => `${path} asks for ${SIDE_EFFECTS.exec(text)![0]}`);

/** The project stands alone: nobody who reads it knows the place where it was written. */
const FOREIGN = new RegExp(
  [
    '/work' + '/',
    '\\.\\./' + 'shared',
    'requirements' + '\\.tsv',
    'behaviour' + '\\.md',
    'product' + '\\.md',
    'models' + '\\.md',
  ].join('|'),
  'i',
);
const UNFINISHED = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b`);

export const workplaceWords = (files: Files): string[] => findMentions(files, FOREIGN);

export const unfinishedWork = (files: Files): string[] => findMentions(files, UNFINISHED);

const findMentions = (files: Files, words: RegExp): string[] =>
  [...files]
    .filter(([path]) => path !== 'package-lock.json')
    .flatMap(([path, text]) => {
      const found = words.exec(text)?.[0];
      return found ? [`${path} says ${found}`] : [];
    });

/** A spec that is skipped or alone says that everything is well while nothing is looked at. */
export const silencedSpecs = (files: Files): string[] =>
  [...files]
    .filter(([path]) => isCode(path) && isTest(path))
    .filter(([, text]) => new RegExp('^\\s*(test|describe|it)\\.' + '(only|skip|todo)\\(', 'm').test(text))
    .map(([path]) => path);

/** Whatever is typed or changed anywhere then recalculates the styles of the whole document: 40 ms for each letter on a long page. */
const ROOT_ASKS = /(?:^|[\s,}])(?:html|body|:root)[^\s,{]*:has\(/;

export const rootsWithSideEffects = (files: Files): string[] =>
  [...files].filter(([path, text]) => path.endsWith('.css') && ROOT_ASKS.test(text)).map(([path]) => path);
