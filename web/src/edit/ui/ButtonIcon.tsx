import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';

interface ButtonIconProps {
  icon: LucideIcon;
  size?: number;
}

/** Toolbars render again at each key, but icons do not have to. */
export const ButtonIcon = memo(({ icon: Icon, size = 16 }: ButtonIconProps) => <Icon size={size} />);
