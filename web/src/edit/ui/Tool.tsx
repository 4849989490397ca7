import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { withKeys } from '../core/show-keys.ts';
import type { ShortcutName } from '../core/shortcuts.ts';
import { ButtonIcon } from './ButtonIcon.tsx';

interface ToolProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: LucideIcon;
  label: string;
  shortcut?: ShortcutName;
}

/** A button of a bar, whose style sheet defines its look. */
export const Tool = ({ icon, label, shortcut, ...rest }: ToolProps) => (
  <button type="button" aria-label={label} {...(shortcut ? withKeys(label, shortcut) : { title: label })} {...rest}>
    <ButtonIcon icon={icon} size={17} />
  </button>
);
