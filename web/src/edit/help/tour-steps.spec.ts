import { itemFixture, pageFixture } from '../../visit/visit.fixture.ts';
import { createEditor } from '../core/editor.ts';
import type { ReadonlyState } from '../core/state.ts';
import { countItems, tourSteps } from './Tour.tsx';

const page = (...contents: object[]) => pageFixture({ contents } as never);
const inner = itemFixture('RichText', 'k2');
const before = page(itemFixture('RichText', 'k1'));
const state = (more: object): ReadonlyState => ({ ...createEditor().state, ...more }) as ReadonlyState;
const documents = (edited: unknown) => ({ documents: { page: edited } });

test('items are counted also inside other blocks', () => {
  expect(countItems(page(itemFixture('SplitContent', 'k1', { left: [inner], right: [] })))).toBe(2);
  expect(countItems(null)).toBe(0);
});

test.each([
  ['write', { canUndo: true, ...documents(page(itemFixture('RichText', 'k1', { text: '<p>New</p>' }))) }],
  ['add', documents(page(itemFixture('RichText', 'k1'), inner))],
  ['publish', { receipt: { title: 'Published' } }],
])('the step “%s” is done by doing it, and only then', (name, done) => {
  const step = tourSteps.find((one) => one.name === name)!;
  const shown = state(documents(before));
  expect(step.isDone(shown, shown)).toBe(false);
  expect(step.isDone(state({ ...documents(before), ...done }), shown)).toBe(true);
});
