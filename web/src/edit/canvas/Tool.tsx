import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface ToolProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  icon: LucideIcon;
  label: string;
}

export const Tool = ({ icon: Icon, label, ...rest }: ToolProps) => (
  <button type="button" aria-label={label} title={label} {...rest}>
    <Icon size={16} />
  </button>
);
