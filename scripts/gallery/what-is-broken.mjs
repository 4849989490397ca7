/** What anybody would see at once: a page that moves sideways, pictures that are missing or make the page jump. */
export const whatIsBroken = (tab) =>
  tab.evaluate(() => {
    const nameOf = (element) =>
      [element.tagName.toLowerCase(), ...element.classList].join('.') +
      (element.closest('.item') ? ` in ${[...element.closest('.item').classList].at(-1)}` : '');
    const isShown = (element) => element.getClientRects().length > 0;
    const clips = (element) =>
      element !== document.body &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || clips(element.parentElement));
    const beyond = document.documentElement.scrollWidth - innerWidth;
    const wide =
      beyond > 0
        ? [...document.body.querySelectorAll('*')].filter(
            (element) => element.getBoundingClientRect().right > innerWidth + 1 && !clips(element.parentElement),
          )
        : [];
    const images = [...document.images].filter(isShown);
    // A lazy one outside of the window has not been asked for.
    const missing = images.filter((image) => (image.complete ? image.naturalWidth === 0 : image.loading !== 'lazy'));
    const unsized = images.filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'));
    return [
      ...(beyond > 0 ? [`${beyond}px too wide: ${wide.slice(0, 3).map(nameOf).join(', ')}`] : []),
      ...missing.map((image) => `picture missing: ${image.currentSrc || image.src}`),
      ...new Set(unsized.map((image) => `picture without a size: ${image.getAttribute('src')}`)),
    ];
  });
