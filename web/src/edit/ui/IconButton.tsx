import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'look' | 'aria-label' | 'children'> {
  icon: LucideIcon;
  label: string;
  size?: number;
}

/** `title` is the tooltip, which is the label unless a shorter one is given. */
export const IconButton = ({ icon: Icon, label, size = 16, ...rest }: IconButtonProps) => (
  <Button look="icon" aria-label={label} title={label} {...rest}>
    <Icon size={size} />
  </Button>
);
