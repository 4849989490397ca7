import { joinClasses } from '../../ui/join-classes.ts';
import * as richTextStyles from '../../ui/rich-text.module.css';
import { isRichText } from '../../../../proto/rich-text.ts';
import { type RichTextProps, useParts, usePath } from './parts-context.ts';

/** Renders stored HTML, which the services sanitise when it is saved. Plain text becomes a paragraph. */
export function RichText(props: RichTextProps) {
  const parts = useParts();
  const path = usePath(props.at);
  if (parts) return <parts.RichText {...props} path={path} />;
  const { value, className } = props;
  if (!value) return null;
  const classes = joinClasses(richTextStyles.rich, className);
  return isRichText(value) ? (
    <div className={classes} dangerouslySetInnerHTML={{ __html: scrollTables(value) }} />
  ) : (
    <div className={classes}>
      <p>{value}</p>
    </div>
  );
}

/** Makes wide tables scroll on phones, and focusable, so that the keyboard can scroll them. */
const scrollTables = (html: string): string =>
  html
    .replaceAll('<table>', `<div class="${richTextStyles.scroll}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
