import { Fragment, useMemo } from 'react';
import { PlainLink } from '../../blocks/parts/Link.tsx';
import type { LinkProps, WithPath } from '../../blocks/parts/parts-context.ts';
import { isAbsent } from '../../edit/canvas/empty-fields/is-absent.ts';
import { useRegisteredElement } from '../../edit/canvas/use-registered-element.ts';
import { useStablePath } from '../../edit/canvas/use-stable-path.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { messages } from '../../edit/messages/messages.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as canvasStyles from '../../edit/ui/styles/canvas.module.css';

export function EditableLink({ path, value, className, children }: LinkProps & WithPath) {
  const editor = useEditor();
  const stable = useStablePath(path);
  const follow = useRegisteredElement(
    'field',
    useMemo(() => ({ path: stable, kind: 'link' as const }), [stable]),
  );
  return (
    <Fragment ref={follow}>
      {children || value?.text ? (
        <PlainLink value={value} className={className}>
          {children}
        </PlainLink>
      ) : (
        <button
          type="button"
          className={joinClasses(canvasStyles.noLink, className)}
          data-ed-absent={isAbsent(editor, stable) ? '' : undefined}
        >
          {messages.fields.setUpLink}
        </button>
      )}
    </Fragment>
  );
}
