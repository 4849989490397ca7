/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import { apply } from '../../../../proto/edit/apply.ts';
import { createSet } from '../../../../proto/edit/create-operation.ts';
import { blocks } from '../../blocks/index.ts';
import { listSampleContent } from '../../../../proto/blocks/sample-content.ts';
import { validatePageContent } from '../../../../proto/blocks/validate-content.ts';
import { extractLinks, extractTexts, Item } from '../../../../proto/content.ts';
import { blockGroups } from '../../blocks/palette-entry.ts';
import { blockEntries } from './block-entries.ts';
import { blockOptions } from './block-options.ts';
import { Drawing } from './Drawing.tsx';
import { filterOptions, groupOptions } from './palette-option.ts';
import { sectionOptions } from './sections.ts';
import { moveInGrid } from './Palette.tsx';
import { addChoice } from '../../../../proto/recent-choices.ts';

const options = blockOptions(() => true);
const find = (search: string) => filterOptions(options, search).map(({ id }) => id);

describe.each(options)('$label', ({ id, label, group, synonyms, drawing }) => {
  test('has a group, at least two synonyms and a drawing', () => {
    expect(blockGroups).toContain(group);
    expect(new Set(synonyms).size).toBe(synonyms.length);
    expect(synonyms.length).toBeGreaterThanOrEqual(2);
    expect(render(<Drawing shapes={drawing} />).container.querySelectorAll('svg > g').length).toBeGreaterThan(0);
  });

  test('is found by its name and by each synonym', () => {
    for (const words of [label, ...synonyms]) expect(find(words)).toContain(id);
  });

  test('comes first for its whole name', () => {
    expect(find(label.toUpperCase())[0]).toBe(id);
  });

  const createItem = () => options.find((option) => option.id === id)!.createItems('k')[0]!;

  test('arrives with valid sample content, without addresses and without other texts in its rows', () => {
    const item = createItem();
    expect(Item.parse(item)).toEqual(item);
    expect(validatePageContent({ template: 'primary', contents: [item] })).toEqual([]);
    expect(extractLinks([item]).filter((href) => href !== '/news')).toEqual([]);
    const changed = listSampleContent({ contents: [item] }).reduce(
      (page, path) => apply(page, [createSet(page, path, undefined)]),
      { contents: [item] },
    );
    const { sampleContent = {} } = blockEntries[id]!;
    const sampleTexts = extractTexts([{ componentType: id, key: 'k', ...sampleContent }]);
    expect(extractTexts(changed).filter((text) => sampleTexts.includes(text))).toEqual([]);
  });

  test('is drawn within its canvas', () => {
    for (const [name, x, y, third, fourth] of drawing as readonly (readonly [
      string,
      number,
      number,
      number,
      number,
    ])[]) {
      const isSized = ['picture', 'panel', 'frame', 'title', 'text', 'button'].includes(name);
      expect([x, y, (isSized ? x + third : x) <= 96, y <= 60]).toEqual([x, y, true, true]);
      if (['picture', 'panel', 'frame'].includes(name)) expect(y + fourth).toBeLessThanOrEqual(60);
    }
  });
});

test('the palette offers every allowed block once', () => {
  expect(options.map(({ id }) => id)).toEqual(blocks.map(({ componentType }) => componentType));
  expect(blockOptions((type) => type === 'Text').map(({ id }) => id)).toEqual(['Text']);
});

test.each(['image', 'photo', 'hero', 'faq', 'card', 'table', 'columns', 'map', 'gallery', 'testimonial'])(
  '“%s” finds something',
  (word) => expect(find(word)).not.toEqual([]),
);

test.each(['embed', 'button', 'divider', 'images', 'newsletter', 'two columns'])('“%s” finds something', (word) =>
  expect(find(word)).not.toEqual([]),
);

test('a block with the name comes before one with the synonym', () => {
  expect(find('button')[0]).toBe('CtaButton');
  expect(find('quote')[0]).toBe('QuoteBlock');
});

test('“table” finds the block whose texts can have one', () => {
  expect(find('table')).toContain('RichText');
});

test('words that match nothing find nothing', () => {
  expect(find('quote xylophone')).toEqual([]);
});

test('blocks that were inserted lately come first, and the palette remembers four', () => {
  const inserted = ['Text', 'Media', 'Form', 'Anchor', 'Text', 'Gone', 'Accordion'];
  const choices = inserted.reduce<string[]>(addChoice, []);
  expect(choices).toEqual(['Accordion', 'Gone', 'Text', 'Anchor']);
  const [recent, ...groups] = groupOptions(options, choices);
  expect([recent!.name, recent!.options.map(({ id }) => id)]).toEqual(['recent', ['Accordion', 'Text', 'Anchor']]);
  expect(groups.flatMap((group) => group.options)).toHaveLength(options.length);
});

describe('an arrow key', () => {
  const row = (top: number, ...lefts: number[]) => lefts.map((left) => ({ left, top }));
  const cells = [...row(0, 0, 100, 200), ...row(50, 0), ...row(100, 0, 100)];

  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 3, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 2, 3],
    ['ArrowDown', 3, 4],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 3, 0],
    ['ArrowUp', 1, 1],
  ] as const)('%s leads from cell %i to cell %i', (arrow, from, to) => {
    expect(moveInGrid(cells, from, arrow)).toBe(to);
  });
});

describe.each(sectionOptions(() => true))('the section “$label”', ({ id, label, synonyms, createItems }) => {
  test('is found by its name and by each synonym', () => {
    const everything = [...options, ...sectionOptions(() => true)];
    for (const words of [label, ...synonyms])
      expect(filterOptions(everything, words).map((option) => option.id)).toContain(id);
    expect(filterOptions(everything, label)[0]!.id).toBe(id);
  });

  test('is valid, and its texts are marked as samples', () => {
    const items = createItems('k');
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(validatePageContent({ template: 'primary', contents: items })).toEqual([]);
    expect(extractLinks(items)).toEqual([]);
    for (const item of items) expect(listSampleContent({ contents: [item] })).not.toEqual([]);
  });
});

test('a section is offered where all of its blocks are allowed', () => {
  expect(sectionOptions((type) => type === 'QuoteBlock').map(({ id }) => id)).toEqual(['section:portrait-quote']);
});

test.each(['benefits', 'three', 'pricing', 'spacer', 'html', 'logo', 'social', 'countdown'])(
  '“%s” finds something',
  (word) => expect(filterOptions([...options, ...sectionOptions(() => true)], word)).not.toEqual([]),
);
