import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { subscribeToMeasurement } from '../canvas/overlay-measurement.ts';

interface Anchor {
  left: number;
  top: number;
  bottom: number;
}

interface PopoverProps {
  label: string;
  className?: string;
  /** Where on the screen it belongs to; nothing once that is gone. */
  anchor: () => Anchor | null | undefined;
  /** Esc. */
  onClose: () => void;
  /** A press outside of it; without it the same as Esc. */
  onLeave?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

const GAP = 8;
const FIRST = 'input, select, textarea, button';

/** A small window next to an element of the page. It is on top, stays within the screen and receives the focus. */
export function Popover({
  label,
  className = '',
  anchor,
  onClose,
  onLeave = onClose,
  onKeyDown,
  children,
}: PopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const now = useRef({ anchor, onLeave });
  useEffect(() => void (now.current = { anchor, onLeave }));
  useLayoutEffect(() => {
    const element = box.current!;
    element.showPopover();
    element.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true });
    const place = () => {
      const at = now.current.anchor();
      if (!at) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const below = at.bottom + GAP;
      const above = at.top - GAP - height;
      const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
      element.style.left = `${clamp(at.left, innerWidth - width - GAP)}px`;
      element.style.top = `${clamp(top, innerHeight - height - GAP)}px`;
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    const stop = subscribeToMeasurement(place);
    const press = (event: PointerEvent) => {
      if (event.target instanceof Element && !element.contains(event.target) && !event.target.closest('dialog[open]'))
        now.current.onLeave();
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => {
      sizes.disconnect();
      stop();
      document.removeEventListener('pointerdown', press, { capture: true });
    };
  }, []);
  return (
    <div
      ref={box}
      popover="manual"
      className={`ed-root ed-popover ${className}`}
      role="dialog"
      aria-label={label}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        }
        // No shortcut of the editor, and nothing for the text or the form around it.
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

const clamp = (value: number, most: number): number => Math.max(GAP, Math.min(value, most));
