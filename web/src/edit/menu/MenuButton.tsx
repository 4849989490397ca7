import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { memo, useState } from 'react';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import * as menuStyles from '../ui/styles/menu.module.css';

interface MenuButtonProps {
  id?: string;
  label: string;
  busyLabel?: string;
  icon: LucideIcon;
  active?: boolean;
  reason?: string;
  notice?: string;
  run: (editor: Editor) => void | Promise<unknown>;
}

export const MenuButton = memo(function MenuButton(props: MenuButtonProps) {
  const { id, label: name, busyLabel, icon: Icon, active, reason, notice, run } = props;
  const editor = useEditor();
  const [busy, setBusy] = useState(false);
  const label = busy && busyLabel ? busyLabel : name;
  const start = async () => {
    if (reason || busy) return;
    setBusy(true);
    try {
      await run(editor);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={menuStyles.menuItem}
      data-menu-item={id}
      data-notice={notice ? true : undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-pressed={active}
      // Stays focusable, so that screen readers can announce the reason.
      aria-disabled={reason ? true : undefined}
      onClick={() => void start()}
    >
      {busy ? <LoaderCircle size={20} className={menuStyles.spinning} aria-hidden /> : <Icon size={20} aria-hidden />}
      {notice && <span className={menuStyles.notice} role="img" aria-label={notice} />}
      <span className={menuStyles.tooltip} aria-hidden={!reason}>
        {label}
        {(reason ?? notice) && <small>{reason ?? notice}</small>}
      </span>
    </button>
  );
});
