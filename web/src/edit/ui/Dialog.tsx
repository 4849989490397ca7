import { Maximize2, Minimize2, X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import { enterTopLayer, leaveTopLayer } from './top-layer.ts';

interface DialogProps {
  title: string;
  /** 'side' is the 450px panel, 'full' covers the screen, 'wide' is 80% of it; 'plain' is as large as its content. */
  size?: 'plain' | 'side' | 'wide' | 'full';
  width?: number;
  height?: number;
  closeLabel?: string;
  /** Shows a button that switches between `wide` and `full`. */
  onResize?: () => void;
  onClose: () => void;
  children: ReactNode;
}

const FIRST = '.ed-dialog-body :is(input, textarea, select, button, a):not(:disabled)';

/** The browser's own modal dialog: it keeps the focus inside, gives it back at the end, and closes on Esc. */
export function Dialog({
  title,
  size = 'plain',
  width,
  height,
  closeLabel = 'Close',
  onResize,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // The browser would take the close button, which comes first.
    element.querySelector<HTMLElement>(FIRST)?.focus();
    enterTopLayer(element);
    return () => {
      leaveTopLayer(element);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`ed-dialog ed-dialog-${size}`}
      style={{ width, minHeight: height }}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog within it is closed by itself, and so is the browser's own window that asks for files.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={({ target, currentTarget }) => {
        // The browser closes a dialog without asking at the second Esc in a row: only `onClose` decides.
        if (target !== currentTarget || currentTarget.open) return;
        leaveTopLayer(currentTarget);
        currentTarget.showModal();
        enterTopLayer(currentTarget);
        onClose();
      }}
      onKeyDown={(event) => {
        // What is typed in a dialog is no shortcut of the page under it, and Enter sends no form around it.
        event.stopPropagation();
        const { target, currentTarget, key } = event;
        if (key === 'Enter' && target instanceof HTMLInputElement && target.form?.contains(currentTarget))
          event.preventDefault();
      }}
    >
      <header className="ed-dialog-head">
        <h2>{title}</h2>
        {onResize && (
          <Button
            look="icon"
            className="ed-dialog-resize"
            aria-label="Full screen"
            aria-pressed={size === 'full'}
            onClick={onResize}
          >
            {size === 'full' ? <Minimize2 size={18} /> : <Maximize2 size={18} />}
          </Button>
        )}
        {size === 'full' ? (
          <Button onClick={onClose}>{closeLabel}</Button>
        ) : (
          <Button look="icon" aria-label={closeLabel} onClick={onClose}>
            <X size={20} />
          </Button>
        )}
      </header>
      <div className="ed-dialog-body">{children}</div>
    </dialog>
  );
}
