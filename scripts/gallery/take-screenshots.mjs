import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';

/** In pixels. Chromium fails on taller screenshots. */
const MAX_HEIGHT = 4000;

export async function takeScreenshots({ browser, url, view, screen, themes, folder }) {
  const context = await browser.newContext({
    viewport: screen,
    reducedMotion: 'reduce',
    locale: view.locale ?? 'en-AU',
  });
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another site</title>' }),
  );
  const tab = await context.newPage();
  if (view.change)
    await tab.route(url + view.path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: view.change(await response.text()) });
    });
  const browserErrors = recordBrowserErrors(tab);
  try {
    await tab.goto(url + view.path, { waitUntil: 'networkidle' });
    await tab.waitForFunction(() => history.scrollRestoration === 'manual');
    if ((await view.open?.(tab)) === false) return [];
    await tab.emulateMedia(view.media ?? {});
    await view.prepare?.(tab);
    await tab.evaluate(() => document.activeElement.scrollIntoView({ block: 'nearest' }));
    if (view.whole) await scrollThrough(tab);
    const screenshots = [];
    for (const theme of themes) {
      await setTheme(tab, theme);
      const name = `${view.name}-${screen.width}-${theme}`;
      // A page that the view changes differs from the rendered page, so hydration errors are expected.
      const problems = [...(await findProblems(tab)), ...(view.change ? [] : browserErrors.splice(0))];
      const pictures = await capture(tab, view, screen, join(folder, name));
      screenshots.push({ name, view: view.name, path: view.path, width: screen.width, theme, problems, pictures });
    }
    return screenshots;
  } finally {
    await context.close();
  }
}

/** Ignores a missing page and a refused form, because some views show them on purpose. */
function recordBrowserErrors(tab) {
  const errors = [];
  tab.on('console', (message) => {
    const isMissingPage = message.location().url === tab.url() && message.text().includes('404');
    if (message.type() === 'error' && !isMissingPage && !message.text().includes('400'))
      errors.push(`console: ${message.text()}`);
  });
  tab.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') errors.push(`request: ${request.url()} ${reason}`);
  });
  return errors;
}

async function scrollThrough(tab) {
  await tab.evaluate(async () => {
    const step = innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    for (const image of document.images) Object.assign(image, { loading: 'eager', decoding: 'sync' });
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

const setTheme = (tab, theme) =>
  tab.evaluate((name) => {
    document.querySelector('.page')?.setAttribute('data-theme', name);
    document.querySelector('[data-part=header]')?.setAttribute('data-variant', name === 'darkSlate' ? 'dark' : 'light');
  }, theme);

async function capture(tab, view, screen, path) {
  if (!view.whole) {
    await tab.screenshot({ path: `${path}.png` });
    return [`${path}.png`];
  }
  const height = await tab.evaluate(() => document.documentElement.scrollHeight);
  const pictures = [];
  for (let top = 0; top < height; top += MAX_HEIGHT) {
    const file = `${path}${top === 0 ? '' : `-${top / MAX_HEIGHT + 1}`}.png`;
    const clip = { x: 0, y: top, width: screen.width, height: Math.min(MAX_HEIGHT, height - top) };
    await tab.screenshot({ path: file, fullPage: true, clip });
    pictures.push(file);
  }
  return pictures;
}

const findProblems = async (tab) => [...(await findBroken(tab)), ...(await findFaint(tab))];

async function findFaint(tab) {
  // The browser chooses these colours, and axe cannot detect them.
  if (await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)) return [];
  const { violations } = await new AxeBuilder({ page: tab }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `faint text: ${html.slice(0, 100)}`));
}

const findBroken = (tab) =>
  tab.evaluate(async () => {
    // A screenshot of a whole page lets the browser choose other sizes of pictures, which it then loads.
    const loaded = [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode());
    await Promise.allSettled(loaded);
    const nameOf = (element) =>
      [element.tagName.toLowerCase(), ...element.classList].join('.') +
      (element.closest('.item') ? ` in ${element.closest('.item').dataset.block}` : '');
    const isVisible = (element) => element.getClientRects().length > 0;
    const clips = (element) =>
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const overflow = document.documentElement.scrollWidth - innerWidth;
    const tooWide =
      overflow > 0
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1 && !clips(element.parentElement),
          )
        : [];
    const images = [...document.images].filter(isVisible);
    const missing = images.filter((image) => (image.complete ? image.naturalWidth === 0 : image.loading !== 'lazy'));
    const unsized = images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'));
    const native = [...document.querySelectorAll('button, input:not([tabindex="-1"]), textarea')].filter(
      (control) => isVisible(control) && /outset|inset/.test(getComputedStyle(control).borderStyle),
    );
    const clipped = [...document.querySelectorAll('header *, main *, footer *')].filter((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      return (
        element.clientWidth > 1 &&
        element.innerText &&
        webkitLineClamp === 'none' &&
        !element.closest('summary[aria-label]') &&
        (((overflowX === 'hidden' || (element.closest('header') && !element.querySelector('img'))) &&
          element.scrollWidth > element.clientWidth + 1) ||
          (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 8))
      );
    });
    return [
      ...(overflow > 0 ? [`${overflow}px too wide: ${tooWide.slice(0, 3).map(nameOf).join(', ')}`] : []),
      ...missing.map((image) => `picture missing: ${image.currentSrc || image.src}`),
      ...native.map((control) => `control of the browser: ${nameOf(control)}`),
      ...clipped.map((element) => `clipped: ${nameOf(element)} “${element.innerText.slice(0, 30)}”`),
      ...new Set(unsized.map((image) => `picture without a size: ${image.getAttribute('src')}`)),
    ];
  });
