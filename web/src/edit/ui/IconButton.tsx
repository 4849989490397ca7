import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { ButtonIcon } from './ButtonIcon.tsx';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'look' | 'aria-label' | 'children'> {
  icon: LucideIcon;
  label: string;
  size?: number;
}

/** The tooltip is the label, unless `title` has a shorter text. */
export const IconButton = ({ icon, label, size, ...rest }: IconButtonProps) => (
  <Button look="icon" aria-label={label} title={label} {...rest}>
    <ButtonIcon icon={icon} size={size} />
  </Button>
);
