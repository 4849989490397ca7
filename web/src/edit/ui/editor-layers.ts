/** Frames and bars on the page. */
export const CANVAS_LAYER = 'ed-layer';
/** Menu, sidebar, bar and dialogs. */
export const PANELS_LAYER = 'ed-panels';

/** Starts at the layer, because a selector on the document would search the whole page first. */
export const findPanel = (selector: string): HTMLElement | null => layerOf(PANELS_LAYER).querySelector(selector);

export const findOnCanvas = (selector: string): HTMLElement[] => [
  ...layerOf(CANVAS_LAYER).querySelectorAll<HTMLElement>(selector),
];

const layerOf = (id: string): ParentNode => document.getElementById(id) ?? document;
