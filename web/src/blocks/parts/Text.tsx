import { type TextProps, useParts, usePath } from './parts-context.ts';

export function Text(props: TextProps) {
  const parts = useParts();
  const path = usePath(props.at);
  if (parts) return <parts.Text {...props} path={path} />;
  const { value, as: As = 'p', className } = props;
  return value ? <As className={className}>{value}</As> : null;
}
