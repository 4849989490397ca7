import type { CardName } from '../core/cards.ts';
import { findOnCanvas, findPanel } from '../ui/editor-layers.ts';
import { headerBottom } from '../ui/header-bottom.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import * as menuStyles from '../ui/styles/menu.module.css';
import type { Area } from './area.ts';
import { caretLine, editedText, linesWithin } from './text-lines.ts';

const MARGIN = 12;
const MENU_GAP = 4;

/** Selects the toolbar of a text. */
export const TOOLBAR = `.${canvasStyles.frameToolbar} > [role=toolbar]`;
/** Selects the bar of the selected block. */
export const BAR = '[data-frame=selected] > [role=toolbar]:not([data-place=hidden])';
/** Selects the buttons that insert a block next to the selected one. */
export const INSERT_BUTTONS = `[data-frame=selected] > .${canvasStyles.plus}`;

export const boxesOf = (selector: string): Area[] =>
  findOnCanvas(selector).map((element) => element.getBoundingClientRect());

export const cardBoxes = (names: readonly CardName[]): Area[] =>
  names.flatMap((name) => findPanel(`[data-card=${name}]`)?.getBoundingClientRect() ?? []);

/** Returns the lines of the text with the caret, and its toolbar. */
export function editedBoxes(area: Area): Area[] {
  const text = editedText();
  const lines = text ? linesWithin([text], area) : [];
  const caret = text && lines.length === 0 ? caretLine(text) : null;
  return [...(caret ? [caret] : lines), ...boxesOf(TOOLBAR)];
}

/** Returns the part of the window in which the header of the site, the menu and the sidebar do not cover the page. */
export function canvasArea(): Area {
  const { clientWidth } = document.documentElement;
  const menu = findPanel(`.${menuStyles.menu}`)?.getBoundingClientRect();
  const left = menu && menu.width > 0 ? menu.right + MENU_GAP : 0;
  const area = { left, top: headerBottom(), right: clientWidth, bottom: innerHeight - MARGIN };
  const sidebar = findPanel('[data-sidebar]')?.getBoundingClientRect();
  if (!sidebar) return area;
  return sidebar.left > left
    ? { ...area, right: sidebar.left }
    : { ...area, bottom: Math.min(area.bottom, sidebar.top) };
}
