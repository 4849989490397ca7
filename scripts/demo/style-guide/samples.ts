import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Chapter, Sample } from '../../../web/src/blocks/palette-entry.ts';

interface SampleFile {
  chapter: Chapter;
  samples: readonly Sample[];
}

const paths = readdirSync(join(import.meta.dirname, '../../../web/src/blocks'), { recursive: true, encoding: 'utf8' });

const files = await Promise.all(
  paths
    .flatMap((path) =>
      /\.samples\.[jt]s$/.test(path) ? [[dirname(path), basename(path).split('.')[0]!] as const] : [],
    )
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .map(
      async ([folder, block]) =>
        [block, (await import(`../../../web/src/blocks/${folder}/${block}.samples.ts`)) as SampleFile] as const,
    ),
);

export const samples: Readonly<Record<string, readonly Sample[]>> = Object.fromEntries(
  files.map(([block, file]) => [block, file.samples]),
);

export const blocksIn = (chapter: Chapter): string[] =>
  files.filter(([, file]) => file.chapter === chapter).map(([block]) => block);
