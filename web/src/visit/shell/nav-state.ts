export type Open =
  | { kind: 'nothing' }
  | { kind: 'desktopItem' | 'mobileItem'; key: string }
  | { kind: 'mobileNav' | 'more' | 'search' | 'regions' };

export const CLOSED: Open = { kind: 'nothing' };

export function choose(open: Open, chosen: Open): Open {
  if (!isOpen(open, chosen)) return chosen;
  return open.kind === 'mobileItem' ? { kind: 'mobileNav' } : CLOSED;
}

export function isOpen(open: Open, panel: Open): boolean {
  return open.kind === panel.kind && ('key' in open ? open.key : '') === ('key' in panel ? panel.key : '');
}

export const isMobileNavOpen = (open: Open): boolean => open.kind === 'mobileNav' || open.kind === 'mobileItem';
