import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

interface ButtonIconProps {
  icon: LucideIcon;
  size?: number;
}

/** Memoised, because toolbars render on every key press. */
export const ButtonIcon = memo(({ icon: Icon, size = 16 }: ButtonIconProps) => <Icon size={size} />);
