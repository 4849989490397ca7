/** @jest-environment ./scripts/jest/document-environment.js */
import { RELOAD_GUARD_MS, ensureViews, reloadOnce } from './reload-on-missing-chunk.ts';

let went: string[];
const fails = (address: string, now: number) => reloadOnce(address, now, (to) => went.push(to));

beforeEach(() => {
  went = [];
  sessionStorage.clear();
});

test('a page with a missing chunk is reloaded once', () => {
  expect(fails('/au/cover', 1000)).toBe(true);
  expect(fails('/au/cover', 2000)).toBe(false);
  expect(went).toEqual(['/au/cover']);
});

test('another page, or the same one some time later, is reloaded again', () => {
  fails('/au/cover', 1000);
  expect(fails('/au/news', 2000)).toBe(true);
  expect(fails('/au/news', 2000 + RELOAD_GUARD_MS)).toBe(true);
  expect(went).toEqual(['/au/cover', '/au/news', '/au/news']);
});

test('without storage nothing is reloaded, because that could repeat forever', () => {
  const { sessionStorage: stored } = window;
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new Error('blocked');
    },
  });
  expect(fails('/au/cover', 1000)).toBe(false);
  Object.defineProperty(window, 'sessionStorage', { configurable: true, value: stored });
});

test('without a network the page stays', () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  expect(fails('/au/cover', 1000)).toBe(false);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
});

describe('the first page', () => {
  const missing = () => Promise.reject(new Error('no such chunk'));
  const reported: unknown[] = [];
  // jsdom does not provide this function.
  Object.assign(globalThis, { reportError: (error: Error) => reported.push(error.message) });
  beforeEach(() => reported.splice(0));

  test('hydrates when its views are loaded', async () => {
    expect(await ensureViews(async () => undefined)).toBe(true);
  });

  test('with missing views is reloaded once, and then stays static', async () => {
    const opens = () => ensureViews(missing, () => fails('/au/rare', 1000));
    expect(await opens()).toBe(false);
    expect([went, reported]).toEqual([['/au/rare'], []]);
    expect(await opens()).toBe(false);
    expect([went, reported]).toEqual([['/au/rare'], ['no such chunk']]);
  });
});
