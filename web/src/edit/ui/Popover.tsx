import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../core/use-editor.ts';
import { createOverlayMeasurement } from './overlay-measurement.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as baseStyles from './styles/base.module.css';
import * as linksStyles from './styles/links.module.css';

interface Anchor {
  left: number;
  top: number;
  bottom: number;
}

interface PopoverProps {
  label: string;
  className?: string;
  anchor: () => Anchor | null | undefined;
  onClose: () => void;
  /** Called on a press outside; defaults to `onClose`. If it prevents the default, the press does nothing else. */
  onLeave?: (press: PointerEvent) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

const GAP = 8;
const FIELD_SELECTOR = 'input, select, textarea';

export function Popover({ label, className, anchor, onClose, onLeave = onClose, onKeyDown, children }: PopoverProps) {
  const measurement = useEditor().get(createOverlayMeasurement);
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ anchor, onLeave });
  useEffect(() => void (latest.current = { anchor, onLeave }));
  useLayoutEffect(() => {
    const element = box.current!;
    element.showPopover();
    // A field gets the focus first, so that the user can type at once.
    const first = element.querySelector<HTMLElement>(FIELD_SELECTOR) ?? element.querySelector('button');
    first?.focus({ preventScroll: true });
    const position = () => {
      const rect = latest.current.anchor();
      if (!rect) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      const below = rect.bottom + GAP;
      const above = rect.top - GAP - height;
      const top = below + height <= innerHeight - GAP || above < GAP ? below : above;
      element.style.left = `${clamp(rect.left, innerWidth - width - GAP)}px`;
      element.style.top = `${clamp(top, innerHeight - height - GAP)}px`;
    };
    position();
    const sizes = new ResizeObserver(position);
    sizes.observe(element);
    const stop = measurement.subscribe(position);
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Element) || element.contains(event.target)) return;
      const dialog = event.target.closest('dialog[open]');
      if (dialog && !dialog.contains(element)) return;
      latest.current.onLeave(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => {
      sizes.disconnect();
      stop();
      document.removeEventListener('pointerdown', press, { capture: true });
    };
  }, [measurement]);
  return (
    <div
      ref={box}
      popover="manual"
      className={joinClasses(baseStyles.root, linksStyles.popover, className)}
      role="dialog"
      aria-label={label}
      // Safari does not focus a pressed button, and would move the focus out of the text that the popover belongs to.
      tabIndex={-1}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Escape' && !event.defaultPrevented) {
          event.preventDefault();
          onClose();
        }
        // Keeps key presses from editor shortcuts and from the surrounding text or form.
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

const clamp = (value: number, max: number): number => Math.max(GAP, Math.min(value, max));
