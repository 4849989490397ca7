import { type Files, isCode } from './source-tree.ts';

const MAX_LINES = 300;
const SUFFIX = /\.(service|dto|interface|types?|utils?|helpers?|constants?|impl)\.(ts|tsx)$/;
const FOLDER = /(^|\/)(utils?|helpers?|types|interfaces|constants|common|dtos?|impl)\//;

const MAY_BE_LONG = /(\.spec\.tsx?$)|(^scripts\/demo\/)|(^package-lock\.json$)/;

export const longFiles = (files: Files): string[] =>
  [...files]
    .filter(([path]) => (isCode(path) || path.endsWith('.css')) && !MAY_BE_LONG.test(path))
    .map(([path, text]) => [path, text.split('\n').length - 1] as const)
    .filter(([, lines]) => lines > MAX_LINES)
    .map(([path, lines]) => `${path} has ${lines} lines`);

export const emptyNames = (files: Files): string[] =>
  [...files.keys()].filter((path) => isCode(path) && (SUFFIX.test(path) || FOLDER.test(path)));

const INDEXES = ['proto/index.ts', 'web/src/blocks/index.ts', 'web/src/templates/index.ts'];

export const indexes = (files: Files): string[] =>
  [...files.keys()].filter((path) => /(^|\/)index\.tsx?$/.test(path) && !INDEXES.includes(path) && !isMenu(path));

const isMenu = (path: string) => path === 'web/src/edit/menu/index.ts';
