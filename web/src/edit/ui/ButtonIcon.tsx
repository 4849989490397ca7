import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

interface ButtonIconProps {
  icon: LucideIcon;
  size?: number;
}

/** Toolbars render again at each key, icons need not. */
export const ButtonIcon = memo(({ icon: Icon, size = 16 }: ButtonIconProps) => <Icon size={size} />);
