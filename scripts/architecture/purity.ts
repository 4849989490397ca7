import { type Files, isCode, isTest, productCode } from './source-tree.ts';

const MAY_READ_ENV = /^(services\/kit\/|services\/main\.ts$|bff\/main\.ts$|scripts\/|web\/vite\.config\.ts$)/;

export const readsEnvironment = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => text.includes('process.env') && !MAY_READ_ENV.test(path))
    .map(([path]) => path);

const PURE = /^(proto\/|services\/(?!kit\/|main\.ts)|web\/src\/(blocks|fields\/[^/]+$|templates|edit\/page-types)\/?)/;
const SIDE_EFFECTS = /\bDate\.now\(\)|\bnew Date\(\)|\brandomUUID\b|\bnanoid\b|\bMath\.random\(\)/;

export const usesSideEffects = (files: Files): string[] =>
  productCode(files)
    .filter(([path, text]) => PURE.test(path) && SIDE_EFFECTS.test(text))
    .map(([path, text]) => `${path} asks for ${SIDE_EFFECTS.exec(text)![0]}`);

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

export const findWorkplaceNames = (files: Files): string[] => findMentions(files, FOREIGN);

export const unfinishedWork = (files: Files): string[] => findMentions(files, UNFINISHED);

const DEMO = new RegExp(`\\b${'bank' + 'sia'}s?\\b`, 'i');
const DEMO_ALLOWED = /^scripts\/demo\/|\.fixture\.ts$|\/corpus\/|^CHANGELOG\.md$|^package-lock\.json$/;

/** Another organisation uses the product, so only the content of the demo contains the name of its company. */
export const mentionsOfDemo = (files: Files): string[] =>
  findMentions(new Map([...files].filter(([path]) => !isTest(path) && !DEMO_ALLOWED.test(path))), DEMO);

const findMentions = (files: Files, pattern: RegExp): string[] =>
  [...files]
    .filter(([path]) => path !== 'package-lock.json')
    .flatMap(([path, text]) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${path} says ${found}`] : [];
    });

export const silencedSpecs = (files: Files): string[] =>
  [...files]
    .filter(([path]) => isCode(path) && isTest(path))
    .filter(([, text]) => new RegExp('^\\s*(test|describe|it)\\.' + '(only|skip|todo)\\(', 'm').test(text))
    .map(([path]) => path);

/** Such a selector recalculates the styles of the whole document on every change: 40 ms for each key press on a long page. */
const ROOT_HAS_SELECTOR = /(?:^|[\s,}])(?:html|body|:root)[^\s,{]*:has\(/;

export const rootsWithSideEffects = (files: Files): string[] =>
  [...files].filter(([path, text]) => path.endsWith('.css') && ROOT_HAS_SELECTOR.test(text)).map(([path]) => path);

const REPLACED = [
  'anew',
  'asker',
  'askers',
  'deaf',
  'ear',
  'hearing',
  'hearings',
  'spoil',
  'spoils',
  'told',
  'whoever',
];

const isReplaced = new Set(REPLACED);

const COMMENT = /(?:^\s*(?:\{?\/\*\*?|\*|\/\/)|\s\/\/ )(.*)$/gm;
const DECLARED = /\b(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/g;

export const replacedWords = (files: Files): string[] =>
  productCode(files).flatMap(([path, text]) => [
    ...[...text.matchAll(COMMENT)].flatMap(([, comment]) =>
      wordsOf(comment!).map((word) => `${path}: the comment "${comment!.trim()}" says "${word}"`),
    ),
    ...[...text.matchAll(DECLARED)].flatMap(([, name]) =>
      wordsOf(name!.replace(/([a-z0-9])([A-Z])/g, '$1 $2')).map((word) => `${path}: ${name} says "${word}"`),
    ),
  ]);

const wordsOf = (text: string): string[] =>
  text.split(/[^A-Za-z]+/).filter((word) => isReplaced.has(word.toLowerCase()));
