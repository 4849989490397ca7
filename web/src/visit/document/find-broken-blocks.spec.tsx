import { render } from '../../entry-server.tsx';
import { allViews } from '../loading/all-views.ts';
import { itemFixture, pageFixture, visitFixture } from '../visit.fixture.ts';

const assets = { script: '/a.js', styles: [], preloads: [], fonts: { base: [], extended: [] } };
const Deep = () => {
  throw new Error('not to be drawn');
};
const breaks = { componentType: 'Breaks', label: 'Breaks', about: 'It does.', fields: {}, View: () => <Deep /> };
const views = { ...allViews, blocks: new Map([...allViews.blocks, ['Breaks', breaks]]) };

async function rendered(...contents: ReturnType<typeof itemFixture>[]) {
  const reported: unknown[] = [];
  const onBroken = (items: string[], error: unknown) => reported.push([...items, (error as Error).message]);
  const html = await render(visitFixture({ page: pageFixture({ contents }) }), { assets, onBroken }, views);
  return { html: html.slice(0, html.indexOf('id="visit"')), reported };
}
const text = (key: string, words: string) => itemFixture('Text', key, { text: words });

test('only the block that throws on the server is omitted', async () => {
  const { html } = await rendered(text('a', 'Before it'), itemFixture('Breaks', 'b'), text('c', 'After it'));
  for (const text of ['Before it', 'After it', '<h1', '<footer']) expect(html).toContain(text);
  expect(html).not.toContain('data-block="Breaks"');
});

test('only a nested block that throws is omitted, not its parent or neighbours', async () => {
  const left = [itemFixture('Breaks', 'b'), text('c', 'Next to it')];
  const { html } = await rendered(itemFixture('SplitContent', 'split', { left, right: [text('d', 'Across')] }));
  for (const text of ['data-block="SplitContent"', 'Next to it', 'Across']) expect(html).toContain(text);
});

test('broken blocks are reported with the error, once for the page', async () => {
  const split = itemFixture('SplitContent', 'split', { left: [itemFixture('Breaks', 'b')], right: [] });
  const { reported } = await rendered(itemFixture('Breaks', 'a'), text('c', 'Between'), split);
  expect(reported).toEqual([['Breaks a', 'Breaks b', 'not to be drawn']]);
});

test('only the footer is omitted if it throws', async () => {
  const reported: unknown[] = [];
  const footer = { ...visitFixture().footer, items: [null as never] };
  const visit = visitFixture({ page: pageFixture({ contents: [text('a', 'Above it')] }), footer });
  const html = await render(visit, { assets, onBroken: (items) => reported.push(...items) });
  expect(html).toContain('Above it');
  expect(reported).toEqual(['footer']);
});

test('an intact page reports nothing', async () => {
  const { html, reported } = await rendered(text('a', 'All is well'));
  expect(reported).toEqual([]);
  expect(html).not.toContain('data-broken');
});
