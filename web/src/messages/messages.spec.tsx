import { renderToString } from 'react-dom/server';
import { Site } from '../visit/Site.tsx';
import { renderDocument } from '../visit/document/document.ts';
import { allViews } from '../visit/loading/all-views.ts';
import { regionsFixture, visitFixture } from '../visit/visit.fixture.ts';
import { getLocale, getMessages, loadMessages } from './catalogues.ts';
import type { Messages } from './en.ts';

beforeAll(() => loadMessages('de-AT'));

const austria = { ...regionsFixture[0]!, code: 'de-AT', slugPrefix: 'at', name: 'Österreich' };
const german = { language: 'de-AT', region: austria, regions: [austria] };
const search = {
  q: 'Rente',
  failed: false,
  total: 1234,
  page: 1,
  size: 10,
  hits: [],
  facets: { region: [], type: [{ value: 'event', count: 2 }], tag: [] },
};

test('counts, numbers and dates follow the language', () => {
  const results = (language: string, count: number) => getMessages(language).search.results({ count, query: 'x' });
  expect([1, 2, 1234].map((count) => results('en-AU', count))).toEqual([
    '1 result for “x”',
    '2 results for “x”',
    '1,234 results for “x”',
  ]);
  expect([1, 2, 1234].map((count) => results('de-DE', count))).toEqual([
    '1 Ergebnis für „x“',
    '2 Ergebnisse für „x“',
    '1.234 Ergebnisse für „x“',
  ]);
  expect(['en', 'en-AU', 'en-US', 'de-AT'].map((language) => getLocale(language).date('2026-03-05'))).toEqual([
    '5 March 2026',
    '5 March 2026',
    'March 5, 2026',
    '5. März 2026',
  ]);
  expect(getLocale('de').date('any day')).toBeUndefined();
});

test('a language without texts has English texts with the dates of the language', () => {
  expect(getMessages('fr-CA').search.results({ count: 0, query: 'x' })).toBe('0 results for “x”');
  expect(getLocale('fr-CA').date('2026-03-05')).toBe('5 mars 2026');
});

test('a page of a German region has German texts around its content', () => {
  const visit = visitFixture(german);
  const html = renderDocument(visit, renderToString(<Site visit={visit} views={allViews} />), {
    script: '/a.js',
    styles: [],
    preloads: [],
    fonts: { base: [], extended: [] },
  });
  for (const text of [
    '<html lang="de-AT"',
    '"inLanguage":"de"',
    'property="og:locale" content="de_AT"',
    'Zum Inhalt springen',
    'aria-label="Hauptnavigation"',
    'Wonach suchen Sie?',
    'aria-label="Region: Österreich"',
    '>Startseite</a>',
  ])
    expect(html).toContain(text);
});

test('a search in a German region has German texts and numbers', () => {
  const html = renderToString(
    <Site
      visit={visitFixture({ ...german, url: '/at/search?q=Rente', kind: 'search', page: null, search })}
      views={allViews}
    />,
  );
  for (const text of ['1\u00a0234 Ergebnisse für „Rente“', 'Veranstaltungen (2)', 'Seite 1 von 124', 'Weiter'])
    expect(html).toContain(text);
});

test.each([
  [
    404,
    'This page could not be found',
    ['Seite nicht gefunden', 'Diese Seite wurde nicht gefunden.', 'Zur Startseite'],
  ],
  [
    500,
    'Aus der Leitung gefallen',
    ['Ein unbekannter Fehler ist aufgetreten', 'Aus der Leitung gefallen', 'Erneut versuchen'],
  ],
])('an error page with status %s is German', (status, message, texts) => {
  const html = renderToString(
    <Site visit={visitFixture({ ...german, kind: 'error', page: null, status, message })} views={allViews} />,
  );
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toContain('This page');
});

test('a refusal is German by its key, else by its status, else as the service worded it', () => {
  const refusal = (status: number, refused?: { key: string; parameters?: Record<string, number> }) =>
    getMessages('de').error.refusal({ status, message: 'Refused.', ...refused });
  expect(refusal(400, { key: 'sign-up.rejected' })).toMatch(/^Die Mailingliste hat diese Angaben nicht angenommen/);
  const tooMany = (minutes: number) => ({ key: 'requests.tooManyAttempts', parameters: { minutes } });
  expect(refusal(429, tooMany(1))).toBe('Zu viele Versuche. Bitte versuchen Sie es in 1 Minute erneut.');
  expect(refusal(429, tooMany(45))).toBe('Zu viele Versuche. Bitte versuchen Sie es in 45 Minuten erneut.');
  expect(refusal(429, { key: 'requests.tooBusy' })).toMatch(/^Zu viele Anfragen/);
  expect(refusal(418)).toBe('Refused.');
  expect(getMessages('en-AU').error.refusal({ status: 429, message: 'Too many sign-ups.' })).toBe('Too many sign-ups.');
});

test('a text that is missing, unknown or has another parameter does not compile', () => {
  const messages = getMessages('de');
  const mistakes: Messages[] = [
    // @ts-expect-error The group `nav` is missing.
    { ...messages, nav: undefined },
    // @ts-expect-error There is no text `color`.
    { ...messages, site: { ...messages.site, color: 'Farbe' } },
    // @ts-expect-error The text has no parameter `city`.
    { ...messages, nav: { ...messages.nav, region: ({ city }: { city: string }) => city } },
  ];
  expect(mistakes).toHaveLength(3);
});
