/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import type { Item } from '../../../../proto/content.ts';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { itemFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { blocksByType } from '../index.ts';
import { BlocksContext } from './Contents.tsx';
import { Contents } from './Contents.tsx';
import { EditingContext, type Parts } from './parts-context.ts';

let drawn: string[];
const visiting = visitFixture();
const parts: Parts = {
  Text: ({ path, value }) => {
    drawn.push(path.join(' '));
    return <span>{value}</span>;
  },
  RichText: ({ path, value }) => {
    drawn.push(path.join(' '));
    return <span>{value}</span>;
  },
  Picture: () => null,
  Setting: ({ children }) => children,
  Link: () => null,
  Item: ({ path, children }) => {
    drawn.push(`item ${path.join(' ')}`);
    return children;
  },
  Contents: ({ path, children }) => {
    drawn.push(`list ${path.join(' ')}`);
    return children;
  },
};

const page = (items: Item[]) => (
  <VisitContext value={visiting}>
    <EditingContext value={parts}>
      <BlocksContext value={blocksByType}>
        <Contents at="contents" items={items} />
      </BlocksContext>
    </EditingContext>
  </VisitContext>
);
const text = (key: string, words: string) => itemFixture('Text', key, { text: words });

beforeEach(() => {
  drawn = [];
});

test('each part knows the path of its value, in items, nested lists and rows', () => {
  const left = [text('inner', 'a')];
  const items = [
    text('first', 'b'),
    itemFixture('SplitContent', 'split', { left, right: [] }),
    itemFixture('Accordion', 'fold', { title: 'c', items: [{ key: 'row', title: 'd', text: 'e' }] }),
  ];
  render(page(items));
  expect(drawn).toEqual([
    'list contents',
    'item contents #first',
    'contents #first text',
    'item contents #split',
    'list contents #split left',
    'item contents #split left #inner',
    'contents #split left #inner text',
    'list contents #split right',
    'item contents #fold',
    'contents #fold title',
    'contents #fold items #row title',
    'contents #fold items #row text',
  ]);
});

test('typing in one item renders no other', () => {
  const others = [text('before', 'a'), itemFixture('SplitContent', 'split', { left: [text('inner', 'b')], right: [] })];
  const { rerender } = render(page([...others, text('typed', 'c')]));
  drawn = [];
  rerender(page([...others, text('typed', 'cd')]));
  expect(drawn.filter((part) => !part.startsWith('list contents'))).toEqual([
    'item contents #typed',
    'contents #typed text',
  ]);
});

test('a list gives its editor the allowed blocks, even while it is empty', () => {
  const { container } = render(page([itemFixture('SplitContent', 'split', { left: [], right: [] })]));
  expect(drawn).toContain('list contents #split left');
  expect(container.querySelectorAll('[data-block=SplitContent] .inset')).toHaveLength(2);
});
