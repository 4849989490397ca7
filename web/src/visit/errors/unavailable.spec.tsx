import { renderToString } from 'react-dom/server';
import { Page } from '../Page.tsx';
import { documentTitle, siteName } from '../text/title.ts';
import { visitFixture } from '../visit.fixture.ts';

const unavailable = visitFixture({ kind: 'error', status: 404, page: null, unavailable: true });

test('an unavailable website shows a plain page without navigation, footer or name', () => {
  const html = renderToString(<Page visit={unavailable} />);
  expect(html).toContain('This website is not available');
  expect(html).not.toMatch(/<nav|<footer|<header|Banksia/);
  expect(documentTitle(unavailable)).toBe('This website is not available');
});

test('the name of a site is the title of its settings, otherwise the name of its domain', () => {
  const { settings } = visitFixture({});
  const named = (title: string, domainName: string) =>
    siteName({ settings: { ...settings, title }, domainName, language: 'en' });
  expect([named('Title', 'Domain'), named('', 'Domain'), named('', '')]).toEqual(['Title', 'Domain', 'Website']);
});
