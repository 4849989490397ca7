/**
 * Bytes (brotli) that a first visit may load. Articles and pages with rare blocks load one more chunk of script than the home page.
 * The router is loaded when the visitor points at a link.
 */
export const budget = { homeScript: 88_000, otherScript: 99_000, routerScript: 27_000, style: 15_000 };

/** Bytes (brotli) that the editor may load before anything is done with it, besides what visitors load. */
export const editorScript = 300_000;
