import { LoaderCircle, PanelLeftOpen } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { setCollapsed } from '../core/session-status-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { recoverFocus } from '../ui/recover-focus.ts';
import { type MenuItem, menuItems } from './menu-items.ts';
import { messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';

const t = messages.menu;

export function Menu() {
  const editor = useEditor();
  const now = useEditorState();
  useLayoutEffect(() => {
    document.documentElement.classList.add(menuStyles.withMenu!);
    return () => document.documentElement.classList.remove(menuStyles.withMenu!);
  }, []);
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-labels', !now.collapsed), [now.collapsed]);
  useEffect(() => {
    // The pressed button may be gone: the one that signs in, or that collapses the menu. A page without a press has lost no focus.
    if (navigator.userActivation.hasBeenActive) recoverFocus();
  }, [now.collapsed]);
  return (
    <nav className={menuStyles.menu} aria-label={t.title} tabIndex={-1} data-focus-home>
      {now.collapsed ? (
        <MenuButton item={expand} />
      ) : (
        menuItems(editor).map((item) => (
          <MenuButton
            key={item.id}
            item={item}
            active={item.stays && now.activeMenuItem === item.id}
            reason={item.disabled?.(now)}
            notice={item.notifies?.(now)}
          />
        ))
      )}
    </nav>
  );
}

const expand: MenuItem = {
  id: 'expand',
  label: t.expand,
  icon: PanelLeftOpen,
  run: (editor) => setCollapsed(editor, false),
};

interface MenuButtonProps {
  item: MenuItem;
  active?: boolean;
  reason?: string;
  notice?: string;
}

const MenuButton = memo(function MenuButton({ item, active, reason, notice }: MenuButtonProps) {
  const { id, icon: Icon, run } = item;
  const editor = useEditor();
  const [busy, setBusy] = useState(false);
  const label = (busy && item.busyLabel) || item.label;
  const start = async () => run(editor);
  const press = () => {
    if (reason || busy) return;
    setBusy(true);
    void start().finally(() => setBusy(false));
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
      onClick={press}
    >
      {busy ? <LoaderCircle size={20} className={menuStyles.spinning} aria-hidden /> : <Icon size={20} aria-hidden />}
      {notice && <span className={menuStyles.notice} role="img" aria-label={notice} />}
      <span className={menuStyles.menuWords} aria-hidden>
        {label}
      </span>
      <span className={menuStyles.tooltip} aria-hidden={!reason}>
        <b>{label}</b>
        {(reason ?? notice) && <small>{reason ?? notice}</small>}
      </span>
    </button>
  );
});
