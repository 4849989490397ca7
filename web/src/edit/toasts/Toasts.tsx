import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import type { Toast } from '../core/state.ts';
import { ACTION_TIME, TOAST_TIME, dismiss } from '../core/toast-actions.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { raise, useTopLayer } from '../ui/use-top-layer.ts';
import { common } from '../messages/messages.ts';
import * as baseStyles from '../ui/styles/base.module.css';
import { joinClasses } from '../../ui/join-classes.ts';
import * as toastsStyles from '../ui/styles/toasts.module.css';
import { canvasArea, cardBoxes, editedBoxes } from '../canvas/overlay-boxes.ts';
import { PLACES, placeOverlay } from '../canvas/place-overlay.ts';
import { caretLine, editedText } from '../canvas/text-lines.ts';
import { cardNames } from '../core/cards.ts';
import { topDialog } from '../ui/top-layer.ts';

export function Toasts() {
  const editor = useEditor();
  const { toasts, announcement } = useEditorState();
  const { home, host } = useTopLayer(toastsStyles.toasts!, (element) => show(editor, element));
  useEffect(() => {
    show(editor, host);
    if (toasts.length > 0) return editor.get(createOverlayMeasurement).subscribeLast(() => void arrangeToasts(host));
  }, [editor, host, toasts]);
  return (
    <>
      <div ref={home} />
      {createPortal(
        toasts.map((toast) => <ToastLine key={toast.id} toast={toast} />),
        host,
      )}
      <p className={baseStyles.hidden} aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

function show({ state }: Editor, host: HTMLElement): void {
  if (state.toasts.length === 0) {
    if (host.matches(':popover-open')) host.hidePopover();
    return;
  }
  raise(host);
  if (host.isConnected) void arrangeToasts(host);
}

function ToastLine({ toast }: { toast: Toast }) {
  const editor = useEditor();
  const [held, setHeld] = useState(false);
  const hasActions = toast.actions.length > 0;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(editor, toast.id), hasActions ? ACTION_TIME : TOAST_TIME);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.times, hasActions, editor]);
  return (
    <div
      className={joinClasses(toastsStyles.toast, toastsStyles[`toast_${toast.kind}`])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          className={toastsStyles.toastAction}
          onClick={() => {
            dismiss(editor, toast.id);
            run();
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" aria-label={common.dismiss} onClick={() => dismiss(editor, toast.id)}>
        <X size={16} />
      </button>
    </div>
  );
}

/** On the page, toasts move out of the way of the text that is being edited. Over a dialog, their style sheet places them. */
async function arrangeToasts(host: HTMLElement): Promise<void> {
  if (topDialog()) return moveTo(host, '', '');
  const area = canvasArea();
  const text = editedText();
  const caret = text && caretLine(text);
  const place = await placeOverlay({
    target: area,
    area,
    size: { width: host.offsetWidth, height: host.offsetHeight },
    placements: PLACES.toasts,
    avoid: [caret ? [caret] : [], editedBoxes(area), cardBoxes(cardNames)],
    before: host.dataset.place,
  });
  if (!place || topDialog()) return;
  host.dataset.place = place.name;
  moveTo(host, `${(place.box.left + place.box.right) / 2}px`, `${place.box.top}px`);
}

function moveTo({ style }: HTMLElement, left: string, top: string): void {
  if (style.left !== left) style.left = left;
  if (style.top !== top) style.top = top;
}
