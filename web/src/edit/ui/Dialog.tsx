import { Maximize2, Minimize2, X } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { Button } from './Button.tsx';
import { recoverFocus } from './recover-focus.ts';
import { enterTopLayer, leaveTopLayer, topDialog } from './top-layer.ts';
import { common, messages } from '../messages/messages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as dialogsStyles from './styles/dialogs.module.css';

interface DialogProps {
  title: string;
  /** `side` is a panel of 450 px, `wide` fills 80 % of the screen, and `plain` is as large as its content. */
  size?: 'plain' | 'side' | 'wide' | 'full';
  width?: number | string;
  height?: number;
  closeLabel?: string;
  onResize?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Blurs the focused field, because some fields save when they lose the focus. */
function finishTyping(dialog: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !dialog.contains(field)) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** Browsers close a dialog on the second Esc in a row without asking it, and WebKit never does in a search field. */
function isLeaving(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.isComposing) return false;
  event.preventDefault();
  return true;
}

/** The selector excludes other dialogs, which can be in the body of this one. */
const FIRST_SELECTOR = `:scope > .${dialogsStyles.dialogBody} :is(input, textarea, select, button, a):not(:disabled)`;

export function Dialog({
  title,
  size = 'plain',
  width,
  height,
  closeLabel = common.close,
  onResize,
  onClose,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = () => {
    finishTyping(dialog.current!);
    onClose();
  };
  const latest = useRef(leave);
  useEffect(() => void (latest.current = leave));
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // By default, browsers focus the close button.
    element.querySelector<HTMLElement>(FIRST_SELECTOR)?.focus();
    enterTopLayer(element);
    // A press on text of a dialog must not focus the body, where the page would take the keys for its shortcuts.
    const pressOnBody = (event: KeyboardEvent) => {
      if (event.target !== document.body || topDialog() !== element) return;
      event.stopPropagation();
      if (isLeaving(event)) latest.current();
    };
    window.addEventListener('keydown', pressOnBody, { capture: true });
    return () => {
      window.removeEventListener('keydown', pressOnBody, { capture: true });
      leaveTopLayer(element);
      element.close();
      // The opener may be gone: an open text, for example, closes when a dialog takes the focus.
      requestAnimationFrame(recoverFocus);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={joinClasses(dialogsStyles.dialog, dialogsStyles[`dialog_${size}`])}
      style={{ width, minHeight: height }}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        // Nested dialogs and native file pickers send their own `cancel` events; a `close` follows one that is forced.
        if (event.target === event.currentTarget && event.cancelable) leave();
      }}
      onClose={({ target, currentTarget }) => {
        // Browsers force a dialog to close on the second gesture in a row, so it is reopened and `onClose` decides.
        if (target !== currentTarget || currentTarget.open) return;
        leaveTopLayer(currentTarget);
        currentTarget.showModal();
        enterTopLayer(currentTarget);
        onClose();
      }}
      onKeyDown={(event) => {
        // Keeps key presses from page shortcuts, and Enter from submitting the surrounding form.
        event.stopPropagation();
        const { target, currentTarget, key } = event;
        if (!event.defaultPrevented && isLeaving(event.nativeEvent)) leave();
        if (key === 'Enter' && target instanceof HTMLInputElement && target.form?.contains(currentTarget))
          event.preventDefault();
      }}
    >
      <header className={dialogsStyles.dialogHead}>
        <h2>{title}</h2>
        {onResize && (
          <Button
            look="icon"
            className={dialogsStyles.dialogResize}
            aria-label={messages.ui.fullScreen}
            aria-pressed={size === 'full'}
            onClick={onResize}
          >
            {size === 'full' ? <Minimize2 size={18} /> : <Maximize2 size={18} />}
          </Button>
        )}
        {size === 'full' ? (
          <Button onClick={onClose}>{closeLabel}</Button>
        ) : (
          <IconButton icon={X} size={20} label={closeLabel} onClick={onClose} />
        )}
      </header>
      <div className={dialogsStyles.dialogBody}>{children}</div>
    </dialog>
  );
}
