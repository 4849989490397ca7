export const findProblems = (tab) =>
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
    return [
      ...(overflow > 0 ? [`${overflow}px too wide: ${tooWide.slice(0, 3).map(nameOf).join(', ')}`] : []),
      ...missing.map((image) => `picture missing: ${image.currentSrc || image.src}`),
      ...new Set(unsized.map((image) => `picture without a size: ${image.getAttribute('src')}`)),
    ];
  });
