import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { longestEventLoopBlock } from '../../kit/testing/longest-event-loop-block.ts';
import { useStack } from '../../kit/testing/stack.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { pagesService } from '../pages.module.ts';

const domainId = 'large-markup';

const stack = useStack({ services: [pagesService, regionsService] });

const save = (slug: string, ...texts: string[]) => {
  const contents = texts.map((text, n) => ({ componentType: 'RichText', key: `k${n}`, text }));
  const page = { domainId, slug, header: { title: slug }, contents };
  return stack.call(pages.calls.save, { page }, { as: stack.users.editor, domainId, timeoutMs: 30_000 });
};

const outcomeOf = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    ({ code }: { code: string }) => code,
  );

test.each([
  ['one rich text nested without end', 'too-large', [`<p>${'<x>'.repeat(250_000)}`]],
  ['many rich texts nested without end', 'invalid', Array.from({ length: 4 }, () => `<p>${'<x>'.repeat(60_000)}`)],
  ['many elements', 'too-large', Array.from({ length: 3 }, () => '<p>a</p>'.repeat(35_000))],
  [
    'long attributes',
    'saved',
    Array.from({ length: 2 }, (_, n) => `<p><a href="/${`${n}`.repeat(280_000)}">x</a></p>`),
  ],
  ['signs that begin no tag', 'saved', Array.from({ length: 2 }, (_, n) => `<p>${n}${'< &'.repeat(40_000)}</p>`)],
])('a page of %s does not block other calls', async (what, expected, texts) => {
  const slug = what.replaceAll(' ', '-');
  const plain = texts.map((text) => 'x'.repeat(text.length));
  const usual = await longestEventLoopBlock(() => outcomeOf(save(`${slug}-usual`, ...plain)));
  let outcome: string | undefined;
  const pause = await longestEventLoopBlock(async () => {
    const saving = outcomeOf(save(slug, ...texts));
    await stack.call(regions.calls.loadRegions, { domainId }, { domainId });
    outcome = await saving;
  });
  process.stdout.write(`${what}: ${Math.round(pause)} ms, of plain text ${Math.round(usual)} ms\n`);
  expect(outcome).toBe(expected);
  expect(pause).toBeLessThan(3 * usual + 3000);
});
