import fc, { type Arbitrary } from 'fast-check';
import { toValidUnicode } from '../../../proto/unicode.ts';
import { pagesOf } from '../../../scripts/demo/demo-pages.ts';
import { demoRegions } from '../../../scripts/demo/regions.ts';
import { hostileTexts, pathTricks } from './hostile-values.ts';

const seeds = pagesOf(demoRegions[0]!, new Date('2031-05-03T12:00:00.000Z')).map(
  ({ pageType, template, title, header, contents, articleContents = [], eventContents = [] }) => ({
    ...{ pageType, template, title, header, contents, articleContents, eventContents },
  }),
);

/** Hostile texts that fields accept, so that most of the generated pages are accepted too. */
const texts = [...hostileTexts, ...pathTricks, 'x'.repeat(129), `<p><img src="/img/${'x'.repeat(150)}"></p>`].filter(
  (text) => toValidUnicode(text) === text,
);

/** Generates pages of the demo in which some texts, addresses and picture ids are replaced with hostile ones. */
export const seededPage: Arbitrary<Record<string, unknown>> = fc
  .record({
    seed: fc.constantFrom(...seeds),
    replaced: fc.array(fc.record({ at: fc.nat(), text: fc.constantFrom(...texts) }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ seed, replaced }) => {
    const page = structuredClone(seed) as Record<string, unknown>;
    const leaves = leavesOf(page);
    for (const { at, text } of replaced) {
      const { holder, name } = leaves[at % leaves.length]!;
      holder[name] = text;
    }
    return page;
  });

interface Leaf {
  holder: Record<string, unknown>;
  name: string;
}

const named = new Set(['imageId', 'videoId', 'href', 'alt', 'text', 'title', 'introduction', 'description']);

function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([name, inner]): Leaf[] => {
    if (typeof inner !== 'string') return leavesOf(inner);
    return named.has(name) || /[<\s]/.test(inner) ? [{ holder, name }] : [];
  });
}
