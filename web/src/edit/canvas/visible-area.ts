import { headerBottom } from '../ui/header-bottom.ts';

/** The height of the status bar in pixels. */
const STRIP = 52;

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the window in which the site's header, the sidebar and the status bar do not cover the page. */
export function visibleArea(): Area {
  const { clientWidth } = document.documentElement;
  const area = { left: 0, top: headerBottom(), right: clientWidth, bottom: innerHeight - STRIP };
  const sidebar = document.querySelector('[data-sidebar=expanded]')?.getBoundingClientRect();
  if (!sidebar) return area;
  if (sidebar.left <= 0 && sidebar.right >= clientWidth) return { ...area, bottom: sidebar.top };
  return sidebar.left < clientWidth - sidebar.right
    ? { ...area, left: sidebar.right }
    : { ...area, right: sidebar.left };
}
