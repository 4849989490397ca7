import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
const require = createRequire(import.meta.url);

const faces = [...css.matchAll(/@font-face\s*{([^}]*)}/g)]
  .map(([, rule]) => ({
    family: /font-family:\s*['"]?([^'";]+)/.exec(rule!)![1]!,
    file: /url\('([^']+)'\)/.exec(rule!)?.[1],
    ranges: [...rule!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
      ([, from, to = from]) => [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const,
    ),
  }))
  .filter(({ file }) => file !== undefined);
const families = [...new Set(faces.map(({ family }) => family))];

test('the site has one font for headings and one for text', () => {
  expect(families).toHaveLength(2);
});

test.each(families)('%s has macrons and the other extended Latin letters', (family) => {
  const own = faces.filter((face) => face.family === family);
  const missing = [...'āēīōūĀĒĪŌŪčłşğżőěňŻŠŽ'].filter((letter) => {
    const code = letter.codePointAt(0)!;
    return !own.some(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
  });
  expect(missing).toEqual([]);
  for (const { file } of own) expect([file, existsSync(require.resolve(file!))]).toEqual([file, true]);
});
