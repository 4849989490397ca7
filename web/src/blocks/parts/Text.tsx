import { type TextProps, useParts, usePath } from './parts-context.ts';

/** A plain text; nothing at all while it is empty. */
export function Text(props: TextProps) {
  const parts = useParts();
  const path = usePath(props.at);
  if (parts) return <parts.Text {...props} path={path} />;
  const { value, as: As = 'p', className } = props;
  return value ? <As className={className}>{value}</As> : null;
}
