/** @jest-environment ./scripts/jest/document-environment.js */
import { act, render, screen } from '@testing-library/react';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { ListScreen } from './ListScreen.tsx';
import type { Asked } from '../core/screen-address.ts';
import { useList } from './use-list.ts';

const columns = [
  { label: 'Name', sort: 'name', show: (row: string) => row },
  { label: 'Time', sort: 'time', first: 'desc' as const, show: () => '' },
];

function List({ rows, page = 1 }: { rows: string[] | null; page?: number }) {
  const list = useList([2], { page });
  return (
    <ListScreen list={list} rows={rows} error="" keyOf={(row) => row} columns={columns} nothing="Add the first one." />
  );
}

const openList = (rows: string[] | null, page?: number) =>
  act(async () => void render(<List rows={rows} page={page} />, withinEditor()));
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
const order = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');

test('an empty list invites to fill it once it is known to be empty', async () => {
  await openList(null);
  expect(cells()).toEqual(['Loading…']);
  await openList([]);
  expect(cells()).toContain('Add the first one.');
});

test('a list whose last page has become empty shows the page before', async () => {
  await openList(['a', 'b', 'c'], 3);
  expect(cells()).toEqual(['c', '']);
});

test('a column is sorted from A, a time from the newest, and the same column again the other way', async () => {
  await openList(['a']);
  const sort = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  await sort('Name');
  expect(order('Name')).toBe('ascending');
  await sort('Name');
  expect(order('Name')).toBe('descending');
  await sort('Time');
  expect([order('Name'), order('Time')]).toEqual([null, 'descending']);
});

type Filters = Asked<'status' | 'tag'>['filters'];

function FilteredList({ opened }: { opened: Filters }) {
  const list = useList<'status' | 'tag'>([2], { filters: opened });
  const options = [{ value: 'x', text: 'X' }];
  const filters = {
    status: { label: 'Status', none: 'Any', options },
    tag: { label: 'Tag', isSecondary: true as const, none: 'Any', options },
  };
  return <ListScreen list={list} rows={[]} error="" keyOf={String} columns={columns} filters={filters} />;
}

const openFiltered = (opened: Filters) =>
  act(async () => void render(<FilteredList opened={opened} />, withinEditor()));
const labels = () =>
  screen.getAllByRole('combobox').map((field) => (field as HTMLSelectElement).labels[0]!.textContent);
const more = () => screen.getByRole('button', { name: /^More filters/ });

test('secondary filters are shown on request, and counted while they are set', async () => {
  await openFiltered({ status: 'x' });
  expect([labels(), more().textContent]).toEqual([['Status'], 'More filters']);
  await act(async () => more().click());
  expect([labels(), more().ariaExpanded]).toEqual([['Status', 'Tag'], 'true']);
});

test('a list that opens with a secondary filter shows it, and says so when it is folded', async () => {
  await openFiltered({ tag: 'x' });
  expect([labels(), more().textContent]).toEqual([['Status', 'Tag'], 'More filters (1)']);
  await act(async () => more().click());
  expect([labels(), more().textContent]).toEqual([['Status'], 'More filters (1)']);
});
