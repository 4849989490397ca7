import { existsSync } from 'node:fs';
import { renderDocument } from '../document/document.ts';
import { createHead } from './head.ts';
import { documentTitle } from '../text/title.ts';
import { pageFixture, visitFixture } from '../visit.fixture.ts';

const settings = visitFixture().settings;
const sharedOf = (visit = visitFixture()) =>
  Object.fromEntries(createHead(visit).sharing.map(({ name, content }) => [name, content]));
const assets = {
  script: '/a.js',
  styles: ['/a.css'],
  preloads: ['/b.js'],
  fonts: { base: ['/base.woff2'], extended: ['/extended.woff2'] },
};

describe('the title', () => {
  test('is that of the page before that of its header', () => {
    expect(documentTitle(visitFixture({ page: pageFixture({ title: 'Life' }) }))).toBe('Life | Banksia Benefits');
  });

  test('is that of the header as it was typed', () => {
    const page = pageFixture({ header: { title: '<p> and <h2> explained' } });
    expect(documentTitle(visitFixture({ page }))).toBe('<p> and <h2> explained | Banksia Benefits');
  });

  test('is that of the site if the page has none', () => {
    expect(documentTitle(visitFixture({ page: pageFixture({ header: {} }) }))).toBe('Banksia Benefits');
  });

  test('has the number of a later page of a list', () => {
    const listing = { pageType: 'news', total: 30, page: 2, size: 12, upcoming: null, tags: [], tag: '', articles: [] };
    const title = documentTitle(visitFixture({ kind: 'listing', page: null, listing }));
    expect(title).toBe('News, page 2 | Banksia Benefits');
  });

  test('of an error is that of the error', () => {
    expect(documentTitle(visitFixture({ kind: 'error', status: 404 }))).toBe('Page not found | Banksia Benefits');
  });
});

describe('the description', () => {
  const all = {
    page: pageFixture({
      description: 'Own',
      header: { description: 'Header', introduction: '<p>Introduction</p>' },
      twitter: { description: 'Twitter' },
      og: { description: 'Shared' },
    }),
    settings: {
      ...settings,
      twitter: { ...settings.twitter, description: 'Site on Twitter' },
      og: { ...settings.og, description: 'Site shared' },
      description: 'Site',
    },
  };

  test('is that of the page, its header, Twitter, sharing, its introduction, then the site', () => {
    const { page, settings: site } = structuredClone(all);
    const found = [];
    const without = [
      () => delete page.description,
      () => delete page.header.description,
      () => delete page.twitter,
      () => delete page.og,
      () => delete page.header.introduction,
      () => (site.twitter.description = ''),
      () => (site.og.description = ''),
    ];
    for (const leaveOut of without) {
      found.push(createHead(visitFixture({ page, settings: site })).description);
      leaveOut();
    }
    found.push(createHead(visitFixture({ page, settings: site })).description);
    expect(found).toEqual([
      'Own',
      'Header',
      'Twitter',
      'Shared',
      'Introduction',
      'Site on Twitter',
      'Site shared',
      'Site',
    ]);
  });
});

describe('sharing', () => {
  test.each([
    ['og', 'twitter'],
    ['twitter', 'og'],
  ] as const)('on %s has its own title, then that of %s, of the page, and only then of the site', (network, other) => {
    const page = pageFixture({
      title: 'Page',
      header: { title: 'Header' },
      [network]: { title: 'Page shared' },
      [other]: { title: 'Page elsewhere' },
    });
    const site = {
      ...settings,
      title: 'Site',
      [network]: { ...settings[network], title: 'Site shared' },
      [other]: { ...settings[other], title: 'Site elsewhere' },
    };
    const found = [];
    const without = [
      () => delete page[network],
      () => delete page[other],
      () => delete page.title,
      () => delete page.header.title,
      () => (site[network].title = ''),
      () => (site[other].title = ''),
      () => undefined,
    ];
    for (const leaveOut of without) {
      found.push(sharedOf(visitFixture({ page, settings: site }))[`${network}:title`]);
      leaveOut();
    }
    expect(found).toEqual(['Page shared', 'Page elsewhere', 'Page', 'Header', 'Site shared', 'Site elsewhere', 'Site']);
  });

  test('has its own picture, then that of the page, then that of the site, in its desktop crop at 1200 by 630', () => {
    const desktop = { top: 1, left: 2, width: 3, height: 4 };
    const page = pageFixture({
      header: { title: 'T', image: { imageId: 'header', desktop, alt: 'A coast' } },
      og: { image: { imageId: 'shared' } },
    });
    const site = { ...settings, og: { ...settings.og, image: { imageId: 'site' } } };
    const pictureOf = () => sharedOf(visitFixture({ page, settings: site }))['og:image'];
    expect(pictureOf()).toBe('https://banksia.example/img/shared?w=1200&h=630');
    delete page.og;
    expect(pictureOf()).toBe('https://banksia.example/img/header?w=1200&h=630&cx=2&cy=1&cw=3&ch=4');
    expect(sharedOf(visitFixture({ page }))).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A coast',
      'twitter:image': pictureOf(),
      'twitter:image:alt': 'A coast',
      'twitter:card': 'summary_large_image',
    });
    delete page.header.image;
    expect(pictureOf()).toBe('https://banksia.example/img/site?w=1200&h=630');
  });

  const CARD = 'https://banksia.example/img/card/au/life-insurance.png?v=mvyo82o0';
  test.each([
    ['a page without a picture', { title: 'Cover' }],
    ['a drawing, which others cannot render', { title: 'Cover', image: { imageId: 'static:flower' } }],
  ])('has a share card with the title and the region for %s', (_name, header) => {
    expect(sharedOf(visitFixture({ page: pageFixture({ header }) }))).toMatchObject({
      'og:image': CARD,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Cover, Australia',
      'twitter:image': CARD,
    });
  });

  test('of an error or a search has no picture', () => {
    expect(sharedOf(visitFixture({ kind: 'error', status: 404, page: null }))).not.toHaveProperty('og:image');
    expect(sharedOf(visitFixture({ kind: 'search', page: null }))).not.toHaveProperty('og:image');
  });

  test('has an address, a site and a language', () => {
    expect(sharedOf()).toMatchObject({
      'og:url': 'https://banksia.example/au/life-insurance',
      'og:site_name': 'Banksia Benefits',
      'og:locale': 'en_AU',
    });
  });

  const templates = {
    page: 'primary',
    event: 'event',
    news: 'article',
    feature: 'article',
    caseStudy: 'article',
  } as const;
  test.each([
    ['page', 'website'],
    ['event', 'website'],
    ['news', 'article'],
    ['feature', 'article'],
    ['caseStudy', 'article'],
  ] as const)('of a %s is a %s', (pageType, kind) => {
    const template = templates[pageType];
    expect(sharedOf(visitFixture({ page: pageFixture({ pageType, template }) }))['og:type']).toBe(kind);
  });
});

test('the canonical address is that of the server, whatever was requested', () => {
  const visit = visitFixture({ url: '/au?utm_source=mail', canonical: '/au/news?page=3' });
  expect(createHead(visit).canonical).toBe('https://banksia.example/au/news?page=3');
});

test('versions of the page for other regions have hreflang', () => {
  const alternates = [
    { regionCode: 'AU', slug: 'au/life', languages: ['en-AU', 'x-default'] },
    { regionCode: 'NZ', slug: 'nz/life', languages: ['en-NZ'] },
  ];
  expect(createHead(visitFixture({ alternates })).alternates).toEqual([
    { language: 'en-AU', href: 'https://banksia.example/au/life' },
    { language: 'x-default', href: 'https://banksia.example/au/life' },
    { language: 'en-NZ', href: 'https://banksia.example/nz/life' },
  ]);
});

test('a further page of a list, or one of a tag, has no versions for other regions, nor has a page without a language', () => {
  const own = { regionCode: 'AU', slug: 'au/news', languages: ['en-AU'] };
  const other = { regionCode: 'NZ', slug: 'nz/news', languages: ['en-NZ'] };
  const listing = { pageType: 'news', total: 30, page: 1, size: 12, upcoming: null, tags: [], tag: '', articles: [] };
  const alternatesOf = (over: Partial<typeof listing>, alternates = [own, other]) =>
    createHead(visitFixture({ kind: 'listing', listing: { ...listing, ...over }, alternates })).alternates;
  expect(alternatesOf({})).toHaveLength(2);
  expect(alternatesOf({ page: 2 })).toEqual([]);
  expect(alternatesOf({ tag: 'claims' })).toEqual([]);
  expect(alternatesOf({}, [{ ...own, languages: [] }, other])).toEqual([]);
});

test.each([
  ['en-GB', 'en_GB'],
  ['zh-Hant-HK', 'zh_HK'],
  ['en', undefined],
])('networks get the language %s as %s', (language, locale) => {
  const { sharing } = createHead(visitFixture({ language }));
  expect(sharing.find(({ name }) => name === 'og:locale')?.content).toBe(locale);
});

test('the list of a tag says so in its title and description, and is indexed if its address is canonical', () => {
  const listing = {
    pageType: 'news',
    total: 3,
    page: 2,
    size: 12,
    upcoming: null,
    tags: [],
    tag: 'leave',
    articles: [],
  };
  const headAt = (canonical: string, total: number) =>
    createHead(visitFixture({ kind: 'listing', page: null, canonical, listing: { ...listing, total } }));
  expect(headAt('/au/news?tag=leave', 3)).toMatchObject({
    title: 'News – leave, page 2 | Banksia Benefits',
    description: 'News – leave. Employee benefits for people who stay.',
    noIndex: false,
  });
  expect(headAt('/au/news', 2).noIndex).toBe(true);
});

test('a title that would be too long has no name of the site', () => {
  const titleOf = (title: string) => documentTitle(visitFixture({ page: pageFixture({ title }) }));
  expect(titleOf('x'.repeat(46))).toBe(`${'x'.repeat(46)} | Banksia Benefits`);
  expect(titleOf('x'.repeat(47))).toBe('x'.repeat(47));
});

test('a listing names its feed, whatever page of it is shown; other pages have none', () => {
  const listing = { pageType: 'news', total: 30, page: 2, size: 12, upcoming: null, tags: [], tag: '', articles: [] };
  const visit = visitFixture({ kind: 'listing', listing, canonical: '/au/news?page=2' });
  const link = '<link rel="alternate" type="application/atom+xml" href="https://banksia.example/au/news/feed.xml">';
  expect(renderDocument(visit, '', assets)).toContain(link);
  expect(renderDocument(visitFixture(), '', assets)).not.toContain('application/atom+xml');
});

test('every icon that a page or the web manifest names exists', () => {
  const named = [
    ...renderDocument(visitFixture(), '', assets).matchAll(/rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
  ];
  const paths = [...named.map(([, path]) => path), '/icon-192.png', '/icon-512.png'];
  expect(paths).toHaveLength(5);
  for (const path of paths) expect(existsSync(`web/public${path}`)).toBe(true);
});

test('errors, searches, hidden pages and lists by an unused tag are not indexed', () => {
  const listing = { pageType: 'news', total: 0, page: 1, size: 12, upcoming: null, tags: [], tag: 'x', articles: [] };
  expect(createHead(visitFixture()).noIndex).toBe(false);
  expect(createHead(visitFixture({ kind: 'listing', listing: { ...listing, tag: '' } })).noIndex).toBe(false);
  expect(createHead(visitFixture({ kind: 'listing', listing })).noIndex).toBe(true);
  expect(createHead(visitFixture({ kind: 'error', status: 404 })).noIndex).toBe(true);
  expect(createHead(visitFixture({ kind: 'search' })).noIndex).toBe(true);
  expect(createHead(visitFixture({ page: pageFixture({ hideFromRobots: true }) })).noIndex).toBe(true);
});

describe('the document', () => {
  const evil = '</script><script>alert(1)</script>"\u2028';
  const html = renderDocument(
    visitFixture({ page: pageFixture({ title: evil, description: evil }) }),
    '',
    assets,
    'n1',
  );

  test('escapes everything in its data, title and attributes', () => {
    expect(html.match(/<script/g)).toHaveLength(4);
    expect(html).not.toContain('alert(1)</script>');
    const data = html.slice(html.indexOf('id="visit"'));
    expect(data).not.toContain('\u2028');
  });

  test('has no inline scripts: only the module, the data of the visit and structured data', () => {
    const kinds = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(kinds.filter((kind) => !/type="application\/(ld\+)?json"/.test(kind!))).toEqual([
      ' type="module" fetchpriority="low" src="/a.js" nonce="n1"',
    ]);
  });

  test('contains the exact visit', () => {
    const data = /<script type="application\/json" id="visit"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    expect(JSON.parse(data!).page.title).toBe(evil);
  });

  test('has preloads for React in its head', () => {
    const early = '<link rel="preload" as="image" href="/x.svg"/>';
    const whole = renderDocument(visitFixture(), `${early}<main></main>`, assets);
    expect(whole.indexOf(early)).toBeLessThan(whole.indexOf('</head>'));
    expect(whole).toContain('<div id="site"><main></main></div>');
  });

  test('preloads extended letters only if one of them is shown', () => {
    const preloaded = (text: string) =>
      [...renderDocument(visitFixture(), `<h1>${text}</h1>`, assets).matchAll(/href="([^"]+)" as="font"/g)].map(
        ([, href]) => href,
      );
    expect(preloaded('Cover for your family, à la carte')).toEqual(['/base.woff2']);
    for (const name of ['whānau', 'Łódź', 'Gökçe Şahin', 'Dvořák'])
      expect(preloaded(name)).toEqual(['/base.woff2', '/extended.woff2']);
  });

  test('loads its style and chunks at once', () => {
    for (const part of ['rel="stylesheet" href="/a.css"', 'rel="modulepreload" href="/b.js"', 'lang="en-AU"']) {
      expect(html).toContain(part);
    }
  });
});
