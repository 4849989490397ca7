import { findPanel } from '../ui/editor-layers.ts';
import { headerBottom } from '../ui/header-bottom.ts';
import * as menuStyles from '../ui/styles/menu.module.css';
import type { Area } from './area.ts';

const MARGIN = 12;
const MENU_GAP = 4;

/** Returns the part of the window in which the bar, the header of the site and the sidebar do not cover the page. */
export function visibleArea(): Area {
  const { clientWidth } = document.documentElement;
  const area = { left: 0, top: headerBottom(), right: clientWidth, bottom: innerHeight - MARGIN };
  const sidebar = findPanel('[data-sidebar=expanded]')?.getBoundingClientRect();
  if (!sidebar) return area;
  if (sidebar.left <= 0 && sidebar.right >= clientWidth) return { ...area, bottom: sidebar.top };
  return sidebar.left < clientWidth - sidebar.right
    ? { ...area, left: sidebar.right }
    : { ...area, right: sidebar.left };
}

/** Returns the visible area without the menu at the left edge. */
export function pageArea(): Area {
  const area = visibleArea();
  const menu = findPanel(`.${menuStyles.menu}`)?.getBoundingClientRect();
  const left = menu && menu.width > 0 ? menu.right + MENU_GAP : 0;
  return { ...area, left: Math.max(area.left, left) };
}
