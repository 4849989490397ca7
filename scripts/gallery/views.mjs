import { brandViews } from './brands.mjs';
import { addWords } from './change-page.mjs';

const page = (name, path, more = {}) => ({ name, path, whole: true, ...more });
const state = (name, path, open, more = {}) => ({ name, path, open, ...more });

/** Returns false if the screen does not show the element. Such a state is not taken. */
const click = (selector) => async (tab) => {
  const target = tab.locator(selector).first();
  return (await target.isVisible()) && target.click();
};

const waitFor = (selector) => (tab) => tab.locator(selector).first().waitFor();

const inOrder =
  (...steps) =>
  async (tab) => {
    for (const step of steps) if ((await step(tab)) === false) return false;
  };

const answers = { email: 'ada@lovelace.example', tel: '02 5550 0100' };

const fillForm = async (tab) => {
  for (const field of await tab.locator('main form :is(input, textarea):not([tabindex="-1"]):visible').all()) {
    if ((await field.getAttribute('type')) === 'checkbox') await field.check();
    else await field.fill(answers[await field.getAttribute('autocomplete')] ?? 'Ada Lovelace');
  }
};

const search = (text) => (tab) => tab.locator('#site-search').pressSequentially(text);

const sendForm = click('[data-block=Form] button[type=submit]');

/** Adds a tag manager to the settings of the served page. */
const askForConsent = (html) =>
  html.replace(
    /"cookie":\{[^}]*\}/,
    '"cookie":{"title":"This website uses cookies","message":"They tell us which pages are read."},' +
      '"measurement":{"containerId":"GTM-GALLERY","categories":["statistics","marketing"],"texts":{}}',
  );

/** Pages with many kinds of blocks, for the views that are taken of several pages. */
const samples = ['/au', '/au/contact', '/au/claims', '/au/news/nine-days-to-a-decision', '/au/style-guide/lists'];

const openSearch = click('[data-panel=search] > summary');
const openMenu = click('[data-panel=mobileNav] > summary');

const opened = [
  state('nav-open', '/au', click('[data-part=main-nav] summary')),
  state('mobile-nav-open', '/au', openMenu),
  state('mobile-nav-item-open', '/au', inOrder(openMenu, click('[data-panel=mobileItem] > summary'))),
  state('search-open', '/au', openSearch),
  state('search-suggestions', '/au', inOrder(openSearch, search('leave'), waitFor('[role=option]'))),
  state('regions-open', '/au', click('[data-panel=regions] > summary')),
  state('consent', '/au', waitFor('[data-part=consent]'), { change: askForConsent }),
  state('consent-choice', '/au', click('[data-part=consent] button:last-child'), { change: askForConsent }),
  state('cookie-settings', '/au', inOrder(click('[data-part=consent] button'), click('footer button')), {
    change: askForConsent,
  }),
  state('region-suggestion', '/au', waitFor('aside'), { locale: 'en-GB' }),
  state('video', '/au/about', click('main figure a[href*="://"]')),
  state('accordion', '/au/style-guide/words', click('[data-block=Accordion] summary')),
  state('foldout', '/au/style-guide/pictures', click('[data-block=HorizontalFoldout] details:last-child summary')),
  state('sub-nav', '/au/style-guide/order', waitFor('[data-part=sub-nav]')),
  state('form-errors', '/au/contact', inOrder(sendForm, waitFor('[aria-invalid]'))),
  state('form-thanks', '/au/contact', inOrder(fillForm, sendForm, waitFor('[data-block=Form] [data-shown]'))),
  state('table-of-contents', '/au/news/nine-days-to-a-decision', click('[data-part=table-of-contents] summary')),
];

/** Circumstances in which pages and opened things are taken. */
const circumstances = {
  'forced-colours': { media: { forcedColors: 'active' } },
  print: { media: { media: 'print' } },
  'double-text': { args: ['--blink-settings=defaultFontSize=32'] },
  german: { prepare: addWords('Berufsunfähigkeitsversicherungsgesellschaft') },
  chinese: { prepare: addWords('保险理赔流程与常见问题解答') },
  arabic: { prepare: addWords('محمد بن عبد الرحمن') },
  emoji: { prepare: addWords('👩‍👩‍👧‍👦🏳️‍🌈🇦🇺') },
};

const inCircumstances = Object.entries(circumstances).flatMap(([circumstance, more]) =>
  [...samples.map((path) => page(path.split('/').at(-1), path)), ...opened].map((view) => ({
    ...view,
    ...more,
    name: `${circumstance}-${view.name}`,
    widths: [320, 1280],
    themes: ['standard'],
  })),
);

export const views = [
  page('home', '/au'),
  page('home-nz', '/nz'),
  page('home-sg', '/sg'),
  page('home-uk', '/uk'),
  page('primary', '/au/cover'),
  page('secondary', '/au/about'),
  page('secondary-dark', '/au/claims'),
  page('tertiary', '/au/privacy'),
  page('discover', '/au/parental-leave'),
  page('contact-with-banner', '/au/contact'),
  page('listing', '/au/news'),
  page('listing-features', '/au/feature'),
  page('listing-page-2', '/au/reading-room?page=2'),
  page('listing-by-tag', '/au/reading-room?tag=claims'),
  page('article-news', '/au/news/nine-days-to-a-decision'),
  page('article-case-study', '/au/case-study/redgum-constructions'),
  page('article-feature', '/au/feature/what-flexible-work-is-worth'),
  page('event', '/au/event/benefits-breakfast-sydney'),
  page('search-results', '/au/search?q=leave'),
  page('search-nothing', '/au/search?q=zeppelin'),
  page('not-found', '/au/nothing-here'),
  page('style-guide', '/au/style-guide'),
  ...['words', 'pictures', 'steps', 'lists', 'order'].map((name) =>
    page(`style-guide-${name}`, `/au/style-guide/${name}`),
  ),
  ...opened,
  ...inCircumstances,
  ...brandViews,
];

export const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1800, height: 1100 },
];

export const themes = ['standard', 'darkSlate'];
