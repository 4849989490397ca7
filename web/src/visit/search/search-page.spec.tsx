import { renderToString } from 'react-dom/server';
import { allViews } from '../loading/all-views.ts';
import { Site } from '../Site.tsx';
import { visitFixture } from '../visit.fixture.ts';

const { nav, footer, regions } = visitFixture();
const [region] = regions;

const mainOf = (q: string, found: { total?: number; corrected?: string; elsewhere?: object[] }) => {
  const search = { hits: [], page: 1, size: 10, facets: { region: [], type: [], tag: [] }, failed: false };
  const visit = visitFixture({
    kind: 'search',
    page: null,
    url: `/au/search?q=${q}`,
    search: { ...search, total: 0, q, ...found } as never,
    nav: { ...nav, contactLink: { type: 'page', href: '/au/contact', text: 'Get in touch' } },
    footer: {
      ...footer,
      items: [
        {
          key: 'k',
          name: 'Reach us',
          links: [{ key: 'l', link: { type: 'external', href: 'tel:1300226574', text: '1300 226 574' } }],
        },
      ],
    },
  });
  const html = renderToString(<Site visit={visit} views={allViews} />);
  return /<main.*<\/main>/s.exec(html)![0].replaceAll('<!-- -->', '');
};

test('a misspelt word is answered with the question whether another was meant', () => {
  const main = mainOf('parentel', { total: 2, corrected: 'parental' });
  expect(main).toContain('<s>parentel</s> Did you mean <a href="/au/search?q=parental">parental</a>?');
  expect(main).toContain('2 results for “parental”');
  expect(mainOf('parental', { total: 2 })).not.toContain('Did you mean');
});

test('pages of other regions are named under their region', () => {
  const page = { pageType: 'page', seoTitle: '', region: region!.slugPrefix };
  const elsewhere = ['one', 'two'].map((_id) => ({ ...page, _id, slug: `${region!.slugPrefix}/${_id}`, title: _id }));
  const main = mainOf('kiwisaver', { elsewhere });
  expect(main).toMatch(
    new RegExp(`<p>${region!.name}: <a href="/[a-z]+/one">one</a>, <a href="/[a-z]+/two">two</a></p>`),
  );
});

test('a search without results offers the telephone number and the contact page', () => {
  const links = (main: string) => [...main.matchAll(/href="(tel:[^"]*|[^"]*\/contact)"/g)].map(([, href]) => href);
  expect(links(mainOf('zzzz', {}))).toEqual(['tel:1300226574', '/au/contact']);
  expect(links(mainOf('leave', { total: 2 }))).toEqual([]);
});
