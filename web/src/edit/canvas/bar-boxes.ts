import { findOnCanvas } from '../ui/editor-layers.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import type { Area } from './area.ts';

/** Of a text. */
export const TOOLBAR = `.${canvasStyles.frameToolbar} > [role=toolbar]`;
/** Of the selected block. */
export const BAR = '[data-frame=selected] > [role=toolbar]:not([data-place=hidden])';

export const boxesOf = (selector: string): Area[] =>
  findOnCanvas(selector).map((element) => element.getBoundingClientRect());
