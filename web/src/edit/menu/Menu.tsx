import { PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { setCollapsed } from '../core/session-status-actions.ts';
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
  if (now.collapsed) {
    return (
      <nav className={menuStyles.menu} aria-label={t.title}>
        <MenuButton label={t.expand} icon={PanelLeftOpen} run={() => setCollapsed(editor, false)} />
      </nav>
    );
  }
  return (
    <nav className={menuStyles.menu} aria-label={t.title}>
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
          run={() => run(editor)}
        />
      ))}
    </nav>
  );
}
