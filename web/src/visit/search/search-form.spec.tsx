/** @jest-environment ./scripts/jest/document-environment.js */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { NavigateContext, VisitContext } from '../context/visit-context.ts';
import { visitFixture } from '../visit.fixture.ts';
import { SearchForm, parseSearchQuery, searchAddress } from './SearchForm.tsx';

afterEach(() => jest.useRealTimers());

test('what is typed replaces the address 400 ms after the last letter', () => {
  jest.useFakeTimers();
  const requested: unknown[] = [];
  render(
    <VisitContext value={visitFixture({ kind: 'search', url: '/au/search?type=news' })}>
      <NavigateContext value={async (...to) => void requested.push(to)}>
        <SearchForm />
      </NavigateContext>
    </VisitContext>,
  );
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('claim');
  jest.advanceTimersByTime(300);
  type('claims');
  jest.advanceTimersByTime(399);
  expect(requested).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(requested).toEqual([['/au/search?q=claims&type=news', { replace: true, keepScroll: true }]]);
});

test('a search is parsed from its own address', () => {
  const question = { q: 'leave & cover', type: 'news', tag: 'claims', page: 3 };
  expect(parseSearchQuery(searchAddress('/au/search', question))).toEqual(question);
});

test('an empty search has an address without a query', () => {
  expect(searchAddress('/search', { q: '  ', type: '', tag: '', page: 1 })).toBe('/search');
});

test.each(['-4', '0', 'x', '1.9'])('a page of %s is the first', (page) => {
  expect(parseSearchQuery(`/search?page=${page}`).page).toBe(1);
});
