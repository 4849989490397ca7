import { PanelLeftOpen } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type ReadonlyState, state } from '../core/state.ts';
import { setCollapsed } from '../core/session-status-actions.ts';
import { menuItems } from '../plugins/plugins.ts';
import { MenuButton } from './MenuButton.tsx';

export function Menu() {
  const now = useSnapshot(state) as ReadonlyState;
  useLayoutEffect(() => {
    document.documentElement.classList.add('ed-with-menu');
    return () => document.documentElement.classList.remove('ed-with-menu');
  }, []);
  if (now.collapsed) {
    return (
      <nav className="ed-menu" aria-label="Editor">
        <MenuButton label="Expand menu" icon={PanelLeftOpen} run={() => setCollapsed(false)} />
      </nav>
    );
  }
  return (
    <nav className="ed-menu" aria-label="Editor">
      {menuItems().map(({ id, label, icon, stays, disabled, notifies, run }) => (
        <MenuButton
          key={id}
          id={id}
          label={label}
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
