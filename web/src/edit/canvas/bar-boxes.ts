import type { CardName } from '../core/cards.ts';
import { findOnCanvas, findPanel } from '../ui/editor-layers.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import type { Area } from './area.ts';

/** Selects the toolbar of a text. */
export const TOOLBAR = `.${canvasStyles.frameToolbar} > [role=toolbar]`;
/** Selects the bar of the selected block. */
export const BAR = '[data-frame=selected] > [role=toolbar]:not([data-place=hidden])';

export const boxesOf = (selector: string): Area[] =>
  findOnCanvas(selector).map((element) => element.getBoundingClientRect());

/** The collapsed sidebar. */
export const RAIL = '[data-sidebar=collapsed]';
export const cardOf = (name: CardName): string => `[data-card=${name}]`;

/** Returns the boxes of the panels that are shown. */
export const panelBoxes = (...selectors: string[]): Area[] =>
  selectors.flatMap((selector) => findPanel(selector)?.getBoundingClientRect() ?? []);
