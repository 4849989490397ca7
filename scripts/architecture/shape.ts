import { type Files, isCode, isTest } from './source-tree.ts';

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

/** Maximum lines and files of code in each area. Caps only decrease; raising one needs a decision that explains what the lines are for. */
const CAPS: Record<string, { lines: number; files: number }> = {
  services: { lines: 18_245, files: 252 },
  'services/kit': { lines: 10_843, files: 129 },
  bff: { lines: 8_846, files: 120 },
  proto: { lines: 9_910, files: 173 },
  'proto/examples': { lines: 4_082, files: 37 },
  web: { lines: 17_255, files: 310 },
  'web/src/edit': { lines: 41_893, files: 609 },
  scripts: { lines: 7_896, files: 155 },
};

export function oversizedAreas(files: Files): string[] {
  const sizes = new Map<string, { lines: number; files: number }>();
  for (const [path, text] of files) {
    if (!(isCode(path) || path.endsWith('.css')) || isTest(path)) continue;
    const area = innermostArea(path);
    const size = sizes.get(area) ?? { lines: 0, files: 0 };
    sizes.set(area, { lines: size.lines + text.split('\n').length - 1, files: size.files + 1 });
  }
  return Object.entries(CAPS).flatMap(([area, cap]) => {
    const { lines, files: count } = sizes.get(area) ?? { lines: 0, files: 0 };
    const isOver = lines > cap.lines || count > cap.files;
    return isOver ? [`${area} has ${lines} lines (at most ${cap.lines}) in ${count} files (at most ${cap.files})`] : [];
  });
}

const innermostArea = (path: string): string =>
  Object.keys(CAPS)
    .filter((area) => path.startsWith(`${area}/`))
    .sort((a, b) => b.length - a.length)[0] ?? '';

export const emptyNames = (files: Files): string[] =>
  [...files.keys()].filter((path) => isCode(path) && (SUFFIX.test(path) || FOLDER.test(path)));

const INDEXES = ['proto/index.ts', 'web/src/blocks/index.ts', 'web/src/templates/index.ts'];

export const indexes = (files: Files): string[] =>
  [...files.keys()].filter((path) => /(^|\/)index\.tsx?$/.test(path) && !INDEXES.includes(path));
