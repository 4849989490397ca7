import { addWords, doubleText } from './change-page.mjs';

const page = (name, path, more = {}) => ({ name, path, whole: true, ...more });
const state = (name, path, open, more = {}) => ({ name, path, open, ...more });

const click = (selector) => async (tab) => {
  const target = tab.locator(selector).first();
  if (!(await target.isVisible())) return false;
  await target.click();
  return true;
};

const waitFor = (selector) => async (tab) => {
  await tab.locator(selector).first().waitFor();
  return true;
};

const inOrder =
  (...steps) =>
  async (tab) => {
    for (const step of steps) if (!(await step(tab))) return false;
    return true;
  };

const answers = { email: 'ada@lovelace.example', tel: '02 5550 0100' };

const fillForm = async (tab) => {
  for (const field of await tab.locator('main form :is(input, textarea):not([tabindex="-1"]):visible').all()) {
    const type = await field.getAttribute('type');
    if (type === 'checkbox') await field.check();
    else await field.fill(answers[type] ?? 'Ada Lovelace');
  }
  return true;
};

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
const narrowAndWide = [320, 390, 1280];
const every = (name, more) =>
  samples.map((path) => page(`${name}-${path.split('/').at(-1)}`, path, { widths: narrowAndWide, ...more }));

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
  page('style-guide-words', '/au/style-guide/words'),
  page('style-guide-pictures', '/au/style-guide/pictures'),
  page('style-guide-steps', '/au/style-guide/steps'),
  page('style-guide-lists', '/au/style-guide/lists'),
  page('style-guide-order', '/au/style-guide/order'),
  state('nav-open', '/au', click('[data-part=main-nav] summary')),
  state('mobile-nav-open', '/au', click('[data-panel=mobileNav] > summary')),
  state('mobile-nav-item-open', '/au', async (tab) => {
    if (!(await click('[data-panel=mobileNav] > summary')(tab))) return false;
    return click('[data-panel=mobileItem] > summary')(tab);
  }),
  state('search-open', '/au', click('[data-panel=search] > summary')),
  state('regions-open', '/au', click('[data-panel=regions] > summary')),
  state('consent', '/au', waitFor('[data-part=consent]'), { change: askForConsent }),
  state('consent-choice', '/au', click('[data-part=consent] button:last-child'), { change: askForConsent }),
  state('region-suggestion', '/au', waitFor('aside'), { locale: 'en-GB' }),
  state('video', '/au/about', click('main figure a[href*="://"]')),
  state('form-errors', '/au/contact', sendForm),
  state('form-thanks', '/au/contact', inOrder(fillForm, sendForm, waitFor('[data-block=Form] [data-shown]'))),
  state('table-of-contents', '/au/news/nine-days-to-a-decision', click('[data-part=table-of-contents] summary')),
  ...every('forced-colours', { media: { forcedColors: 'active' } }),
  ...every('print', { media: { media: 'print' } }),
  ...every('double-text', { prepare: doubleText }),
  ...every('german', { prepare: addWords('Berufsunfähigkeitsversicherungsgesellschaft') }),
  ...every('chinese', { prepare: addWords('保险理赔流程与常见问题解答') }),
  ...every('arabic', { prepare: addWords('محمد بن عبد الرحمن') }),
  ...every('emoji', { prepare: addWords('👩‍👩‍👧‍👦🏳️‍🌈🇦🇺') }),
];

export const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1800, height: 1100 },
];

export const themes = ['standard', 'darkSlate'];
