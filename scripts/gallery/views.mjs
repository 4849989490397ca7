const page = (name, path) => ({ name, path, whole: true });
const state = (name, path, open, more = {}) => ({ name, path, open, ...more });

const click = (selector) => async (tab) => {
  const target = tab.locator(selector).first();
  if (!(await target.isVisible())) return false;
  await target.click();
  return true;
};

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
  state(
    'cookie-banner',
    '/au',
    (tab) =>
      tab
        .locator('[data-part=cookie-banner]')
        .waitFor()
        .then(() => true),
    { cookies: 'asked' },
  ),
];

export const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1800, height: 1100 },
];

export const themes = ['standard', 'darkSlate'];
