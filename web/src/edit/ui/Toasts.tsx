import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Toast, state } from '../core/state.ts';
import { TOAST_TIME, dismiss } from '../core/toast.ts';

export function Toasts() {
  const { toasts, announcement } = useSnapshot(state);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Shown anew with each change: the newest of the browser's top layer lies above any open dialog.
    if (region.current?.matches(':popover-open')) region.current.hidePopover();
    if (toasts.length > 0) region.current?.showPopover();
  }, [toasts]);
  return (
    <>
      <div ref={region} popover="manual" className="ed-toasts" role="status" aria-live="polite">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </div>
      <p className="ed-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss(toast.id), TOAST_TIME);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <div
      className={`ed-toast ed-toast-${toast.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      <button type="button" aria-label="Dismiss" onClick={() => dismiss(toast.id)}>
        <X size={16} />
      </button>
    </div>
  );
}
