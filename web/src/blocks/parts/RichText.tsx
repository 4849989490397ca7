import { isRichText } from '../../../../proto/rich-text.ts';
import { type RichTextProps, useParts, usePath } from './parts-context.ts';

/** Formatted text, cleaned by the services when it was saved; a value without markup is a paragraph of plain text. */
export function RichText(props: RichTextProps) {
  const parts = useParts();
  const path = usePath(props.at);
  if (parts) return <parts.RichText {...props} path={path} />;
  const { value, className } = props;
  if (!value) return null;
  const classes = className ? `rich ${className}` : 'rich';
  return isRichText(value) ? (
    <div className={classes} dangerouslySetInnerHTML={{ __html: value }} />
  ) : (
    <div className={classes}>
      <p>{value}</p>
    </div>
  );
}
