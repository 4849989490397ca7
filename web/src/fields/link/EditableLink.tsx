import { Fragment } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { safeHref } from '../../../../proto/href.ts';
import { PlainLink } from '../../blocks/parts/Link.tsx';
import type { LinkProps, WithPath } from '../../blocks/parts/parts-context.ts';
import { isAbsent } from '../../edit/canvas/empty-fields/is-absent.ts';
import { useRegisteredElement } from '../../edit/canvas/use-registered-element.ts';
import { useStablePath } from '../../edit/canvas/use-stable-path.ts';
import { findField } from '../../edit/core/find-field.ts';
import { findRowLabel } from '../../edit/core/row-label.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { common, messages } from '../../edit/messages/messages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as canvasStyles from '../../edit/ui/styles/canvas.module.css';

export function EditableLink({ path, value, className, children }: LinkProps & WithPath) {
  const stable = useStablePath(path);
  const follow = useRegisteredElement('link', stable);
  return (
    <Fragment ref={follow}>
      {children || (value?.text && safeHref(value)) ? (
        <PlainLink value={value} className={className}>
          {children}
        </PlainLink>
      ) : (
        <EmptyLink path={stable} text={value?.text} className={className} />
      )}
    </Fragment>
  );
}

interface EmptyLinkProps {
  path: Path;
  text: string | undefined;
  className: string | undefined;
}

/** Does not look like a link, because visitors do not see a link without a text and an address. */
function EmptyLink({ path, text, className }: EmptyLinkProps) {
  const editor = useEditor();
  const words = text
    ? messages.fields.leadsNowhere(text)
    : messages.fields.setUp(findField(editor, path)?.label ?? common.link);
  const row = findRowLabel(editor, path);
  return (
    <button
      type="button"
      className={joinClasses(canvasStyles.noLink, className)}
      aria-label={row === null ? undefined : messages.fields.ofBlock({ field: words, block: row })}
      data-ed-absent={!text && isAbsent(editor, path) ? '' : undefined}
    >
      {words}
    </button>
  );
}
