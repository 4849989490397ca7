import type { ComponentProps } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import * as baseStyles from './styles/base.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks;
}

const looks = {
  plain: undefined,
  primary: baseStyles.button_primary,
  danger: baseStyles.button_danger,
  quiet: baseStyles.button_quiet,
  icon: baseStyles.button_icon,
};

export function Button({ look = 'plain', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} data-look={look} className={joinClasses(baseStyles.button, looks[look], className)} {...rest} />
  );
}
