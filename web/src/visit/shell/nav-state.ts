/** What is open of the navigation. It is one thing at most, so opening one closes the others. */
export type Open =
  | { kind: 'nothing' }
  | { kind: 'desktopItem' | 'mobileItem'; key: string }
  | { kind: 'mobileNav' | 'search' | 'regions' };

export const CLOSED: Open = { kind: 'nothing' };

/** Choosing what is open closes it; an item of the mobile navigation closes without the menu around it. */
export function choose(open: Open, chosen: Open): Open {
  if (!isOpen(open, chosen)) return chosen;
  return open.kind === 'mobileItem' ? { kind: 'mobileNav' } : CLOSED;
}

export function isOpen(open: Open, asked: Open): boolean {
  return open.kind === asked.kind && ('key' in open ? open.key : '') === ('key' in asked ? asked.key : '');
}

/** An item of the mobile navigation stands inside it, so its panel stays while one is open. */
export const isMobileShown = (open: Open): boolean => open.kind === 'mobileNav' || open.kind === 'mobileItem';
