import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { onTopLayerChange, topDialog } from './top-layer.ts';

/**
 * Returns an element for a portal, which is shown above every dialog and can be used while one is open. It moves into the topmost dialog,
 * because everything else is inert, and is the same element in each, so that its content does not start again.
 */
export function useTopLayer(
  className: string,
  show: (host: HTMLElement) => void,
): { home: RefObject<HTMLDivElement | null>; host: HTMLElement } {
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(() => createHost(className));
  const latest = useRef(show);
  useLayoutEffect(() => void (latest.current = show));
  useLayoutEffect(() => {
    const attach = () => {
      const parent = topDialog() ?? home.current;
      if (parent && host.parentElement !== parent) parent.append(host);
      latest.current(host);
    };
    attach();
    const end = onTopLayerChange(attach);
    return () => {
      end();
      host.remove();
    };
  }, [host]);
  return { home, host };
}

function createHost(className: string): HTMLElement {
  const host = document.createElement('div');
  host.className = className;
  host.popover = 'manual';
  host.setAttribute('role', 'status');
  host.setAttribute('aria-live', 'polite');
  return host;
}

/** Reopening a popover puts it above every dialog and backdrop. */
export function raise(host: HTMLElement): void {
  if (!host.isConnected) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}
