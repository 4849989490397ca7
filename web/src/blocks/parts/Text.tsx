import { joinClasses } from '../../ui/join-classes.ts';
import * as layoutStyles from '../../ui/layout.module.css';
import { type TextProps, useParts, usePath } from './parts-context.ts';

export function Text(props: TextProps) {
  const parts = useParts();
  const path = usePath(props.at);
  if (parts) return <parts.Text {...props} path={path} />;
  const { value, as: As = 'p', className } = props;
  const shown = value?.includes('\n') ? joinClasses(className, layoutStyles.lines) : className;
  return value ? <As className={shown}>{value}</As> : null;
}
