import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ButtonIcon } from '../ui/ButtonIcon.tsx';

interface ToolProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: LucideIcon;
  label: string;
}

export const Tool = ({ icon, label, ...rest }: ToolProps) => (
  <button type="button" aria-label={label} title={label} {...rest}>
    <ButtonIcon icon={icon} />
  </button>
);
