/** @jest-environment ./scripts/jest/document-environment.js */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Visit } from '../../../proto/visit.ts';
import { blocks } from '../blocks/index.ts';
import { newItem } from '../blocks/new-item.ts';
import { allViews } from './loading/all-views.ts';
import { itemFixture, pageFixture, visitFixture } from './visit.fixture.ts';

const { Site } = await import('./Site.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// React's server renderer needs it at import; jsdom does not provide it.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { renderToString } = await import('react-dom/server');

const everything = blocks.map((block, index) => newItem(block, `k${index}`));
const template = (name: string) =>
  visitFixture({ page: pageFixture({ template: name as 'primary', contents: everything }) });

const visits: Record<string, Visit> = {
  ...Object.fromEntries(
    ['primary', 'secondary', 'tertiary', 'home', 'discover', 'article', 'event', 'listing'].map((name) => [
      `the template ${name} with every block`,
      template(name),
    ]),
  ),
  'a dark page': visitFixture({ page: pageFixture({ theme: 'darkSlate', contents: everything }) }),
  'a listing': visitFixture({
    kind: 'listing',
    page: null,
    listing: {
      pageType: 'news',
      articles: [],
      total: 30,
      page: 2,
      size: 9,
      upcoming: null,
      tags: ['claims'],
      tag: 'claims',
    },
  }),
  'a search': visitFixture({
    kind: 'search',
    page: null,
    url: '/au/search?q=leave',
    search: {
      hits: [],
      total: 0,
      page: 1,
      size: 10,
      facets: { region: [], type: [], tag: [] },
      q: 'leave',
      failed: false,
    },
  }),
  'an error': visitFixture({ kind: 'error', status: 404, page: null, message: 'This page could not be found' }),
};

// jsdom does not provide this function.
Object.assign(navigator, { sendBeacon: () => true });

test.each(Object.entries(visits))('%s hydrates exactly as the server rendered it', async (_name, visit) => {
  const reported: unknown[] = [];
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Site visit={visit} views={allViews} />);
  const sent = root.innerHTML;
  document.body.replaceChildren(root);
  const consoleError = console.error;
  console.error = (...args: unknown[]) => reported.push(args.join(' '));
  const site = await act(async () =>
    hydrateRoot(root, <Site visit={visit} views={allViews} />, { onRecoverableError: (error) => reported.push(error) }),
  );
  console.error = consoleError;
  expect(reported).toEqual([]);
  expect(root.innerHTML.startsWith(sent.slice(0, 500))).toBe(true);
  await act(async () => site.unmount());
});

describe('a page', () => {
  const htmlOf = (visit: Visit) => renderToString(<Site visit={visit} views={allViews} />);

  test('has landmarks, a skip link and one first-level heading', () => {
    const html = htmlOf(visitFixture());
    expect(html).toContain('href="#main"');
    for (const landmark of ['<header', '<nav', '<main', '<footer']) expect(html).toContain(landmark);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('shows its error status, title, body, message and the way home', () => {
    const html = htmlOf(visits['an error']!);
    for (const text of ['404', 'Page not found', 'Something went wrong.', 'This page could not be found', 'Homepage']) {
      expect(html).toContain(text);
    }
  });

  test('uses the unknown error for every other status', () => {
    const html = htmlOf(visitFixture({ kind: 'error', status: 503, page: null, message: 'The pages do not answer.' }));
    for (const text of ['503', 'An Unknown Error Occurred', 'The pages do not answer.']) expect(html).toContain(text);
  });

  test('leaves out unknown blocks and keeps the rest', () => {
    const contents = [itemFixture('Hologram', 'a'), itemFixture('Text', 'b', { text: 'Still here' })];
    expect(htmlOf(visitFixture({ page: pageFixture({ contents }) }))).toContain('Still here');
  });

  test('does not show the cookie notice before it knows whether it was accepted', () => {
    expect(htmlOf(visitFixture())).not.toContain('I accept');
  });

  test('of a draft deployment contains nothing of the editor', () => {
    expect(htmlOf(visitFixture({ editing: { enabled: true, user: null } }))).toBe(htmlOf(visitFixture()));
  });
});
