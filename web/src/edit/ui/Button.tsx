import type { ComponentProps } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import * as baseStyles from './styles/base.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'plain' | 'primary' | 'danger' | 'quiet' | 'icon';
}

export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={joinClasses(baseStyles.button, baseStyles[`button_${look}`], className)} {...rest} />
  );
}
