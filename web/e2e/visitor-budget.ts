/**
 * Compressed bytes (brotli) that a first visit may load. Articles and pages with rare blocks load one more script than the home page. The
 * router is loaded when the visitor points at a link.
 */
export const budget = {
  homeScript: 88_000,
  otherScript: 99_000,
  routerScript: 27_000,
  style: 15_000,
  brandStyle: 3000,
};

/** Compressed bytes (brotli) that the editor may load at its start, in addition to those for visitors. */
export const editorScript = 300_000;
