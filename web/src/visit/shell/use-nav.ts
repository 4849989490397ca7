import { useCallback, useEffect, useRef, useState } from 'react';
import { useScrollLock } from '../../ui/use-scroll-lock.ts';

export interface NavControl {
  open: OpenPanel;
  choose: (what: OpenPanel) => void;
}

export function useNav(url: string) {
  const [{ open, at }, setState] = useState<{ open: OpenPanel; at: string }>({ open: CLOSED, at: url });
  const setOpen = useCallback(
    (next: (now: OpenPanel) => OpenPanel) => setState((now) => ({ ...now, open: next(now.open) })),
    [],
  );
  if (at !== url) setState({ open: CLOSED, at: url });
  const root = useRef<HTMLElement>(null);
  useScrollLock(open.kind !== 'nothing');
  useEffect(() => {
    if (open.kind === 'nothing') return;
    const panel = root.current!.querySelector<HTMLElement>('details[open]')!;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && isMobileNavOpen(open)) trapFocus(panel, event);
      if (event.key !== 'Escape') return;
      setOpen(() => CLOSED);
      panel.querySelector('summary')!.focus();
    };
    const onOutside = ({ type, target }: Event) => {
      // A click in the header may open another panel, and closing this one first would move the page.
      const inside = type === 'pointerdown' || !(target as Element).matches(':focus-visible') ? root.current! : panel;
      // The empty part of the header looks like the page, so pressing it closes the panel as well.
      if (target === root.current || !inside.contains(target as Node)) setOpen(() => CLOSED);
    };
    // Rotating a phone can switch to the wide layout, which hides the panel.
    const onResize = () => panel.offsetParent ?? setOpen(() => CLOSED);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('keydown', onKey, { signal });
    addEventListener('resize', onResize, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    return () => listening.abort();
  }, [open, setOpen]);
  const control: NavControl = { open, choose: useCallback((what) => setOpen((now) => choose(now, what)), [setOpen]) };
  return { root, control };
}

export type OpenPanel =
  | { kind: 'nothing' }
  | { kind: 'desktopItem' | 'mobileItem'; key: string }
  | { kind: 'mobileNav' | 'more' | 'search' | 'regions' };

export const CLOSED: OpenPanel = { kind: 'nothing' };

export function choose(open: OpenPanel, chosen: OpenPanel): OpenPanel {
  if (!isOpen(open, chosen)) return chosen;
  return open.kind === 'mobileItem' ? { kind: 'mobileNav' } : CLOSED;
}

export function isOpen(open: OpenPanel, panel: OpenPanel): boolean {
  return open.kind === panel.kind && ('key' in open ? open.key : '') === ('key' in panel ? panel.key : '');
}

export const isMobileNavOpen = (open: OpenPanel): boolean => open.kind === 'mobileNav' || open.kind === 'mobileItem';

function trapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('summary, a[href]')].filter(
    (stop) => stop.tagName === 'SUMMARY' || stop.closest('details')!.open,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
