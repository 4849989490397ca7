import { type Files, productCode } from './source-tree.ts';

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
