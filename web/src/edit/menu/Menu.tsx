import { PanelLeftOpen } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { setCollapsed } from '../core/session-status-actions.ts';
import { recoverFocus } from '../ui/recover-focus.ts';
import { menuItems } from './menu-items.ts';
import { MenuButton } from './MenuButton.tsx';
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
  useEffect(() => {
    // The menu follows the button that signs in, and the one that collapses it; a page that just opens has lost no focus.
    if (navigator.userActivation.hasBeenActive) recoverFocus();
  }, [now.collapsed]);
  if (now.collapsed) {
    return (
      <nav className={menuStyles.menu} aria-label={t.title} tabIndex={-1} data-focus-home>
        <MenuButton label={t.expand} icon={PanelLeftOpen} run={expand} />
      </nav>
    );
  }
  return (
    <nav className={menuStyles.menu} aria-label={t.title} tabIndex={-1} data-focus-home>
      {menuItems(editor).map(({ id, label, icon, busyLabel, stays, disabled, notifies, run }) => (
        <MenuButton
          key={id}
          id={id}
          label={label}
          busyLabel={busyLabel}
          icon={icon}
          {...(stays && { active: now.activeMenuItem === id })}
          reason={disabled?.(now)}
          notice={notifies?.(now)}
          run={run}
        />
      ))}
    </nav>
  );
}

const expand = (editor: Editor): void => setCollapsed(editor, false);
