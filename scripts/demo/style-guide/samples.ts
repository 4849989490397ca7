import { manifest } from '../../../proto/blocks/manifest.ts';
import type { Chapter, Sample } from '../../../web/src/blocks/sample.ts';

interface SampleFile {
  chapter: Chapter;
  samples: readonly Sample[];
}

const files = await Promise.all(
  Object.keys(manifest.blocks).map(
    async (block) =>
      [block, (await import(`../../../web/src/blocks/${block}/${block}.samples.ts`)) as SampleFile] as const,
  ),
);

export const samples: Readonly<Record<string, readonly Sample[]>> = Object.fromEntries(
  files.map(([block, file]) => [block, file.samples]),
);

export const blocksIn = (chapter: Chapter): string[] =>
  files.filter(([, file]) => file.chapter === chapter).map(([block]) => block);
