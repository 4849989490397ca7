export type Side = 'left' | 'right';

export interface SidebarLayout {
  side: Side;
  width: number;
  collapsed: boolean;
}

export const MIN_WIDTH = 320;
export const MAX_WIDTH = 640;

const NAME = 'editor-sidebar';
export const defaultLayout: SidebarLayout = { side: 'right', width: 420, collapsed: false };

export function recallLayout(): SidebarLayout {
  try {
    return parseLayout(localStorage.getItem(NAME));
  } catch {
    return defaultLayout;
  }
}

export function rememberLayout(layout: SidebarLayout): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(layout));
  } catch {
    // Browsers can disable storage; the layout is then not saved.
  }
}

export function parseLayout(stored: string | null): SidebarLayout {
  const { side, width, collapsed } = Object(JSON.parse(stored ?? 'null')) as Record<string, unknown>;
  return {
    side: side === 'left' ? 'left' : 'right',
    width: typeof width === 'number' ? clampWidth(width) : defaultLayout.width,
    collapsed: collapsed === true,
  };
}

export const clampWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
