import { longestEventLoopBlock } from '../../kit/testing/longest-event-loop-block.ts';
import { type MediaFixture, startMedia, svg } from './start-media.ts';

let site: MediaFixture;
beforeAll(async () => (site = await startMedia()));
afterAll(() => site.stack.stop());

const outcomeOf = (bytes: Buffer) =>
  site.uploadImage(bytes, 'drawing.svg').then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );

test.each([
  ['nested 100,000 deep', 'invalid', '<g>'.repeat(100_000)],
  ['nested 100,000 deep and closed', 'invalid', '<g>'.repeat(100_000) + '</g>'.repeat(100_000)],
  ['of very many elements', 'too-large', '<path/>'.repeat(250_000)],
  ['of very many attributes', 'taken', `<path ${'a="" '.repeat(150_000)}/>`],
])('a drawing %s does not block other calls', async (what, expected, inner) => {
  const usual = await longestEventLoopBlock(() => outcomeOf(svg(`<desc>${'x'.repeat(inner.length)}</desc>`)));
  let outcome: string | undefined;
  const pause = await longestEventLoopBlock(async () => {
    outcome = await outcomeOf(svg(inner));
  });
  process.stdout.write(`${what}: ${Math.round(pause)} ms, of plain text ${Math.round(usual)} ms\n`);
  expect(outcome).toBe(expected);
  expect(pause).toBeLessThan(3 * usual + 3000);
});
