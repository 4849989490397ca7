import { AxeBuilder } from '@axe-core/playwright';

export const findProblems = async (tab) => [...(await findBroken(tab)), ...(await findFaint(tab))];

async function findFaint(tab) {
  // The browser chooses these colours, and axe cannot detect them.
  if (await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)) return [];
  const { violations } = await new AxeBuilder({ page: tab }).withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `faint text: ${html.slice(0, 100)}`));
}

const findBroken = (tab) =>
  tab.evaluate(() => {
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
        ((overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
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
