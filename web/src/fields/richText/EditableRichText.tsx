import { useMemo, useRef, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import * as richTextStyles from '../../ui/rich-text.module.css';
import { isBlank } from '../../../../proto/blocks/manifest.ts';
import { isRichText } from '../../../../proto/rich-text.ts';
import type { WithPath, RichTextProps } from '../../blocks/parts/parts-context.ts';
import type { RichTextField } from '../field.ts';
import { withEditions } from '../../../../proto/picture-editions.ts';
import { useEditions } from '../../edit/core/picture-editions.ts';
import { useEditor } from '../../edit/core/use-editor.ts';
import { isSample } from '../../edit/core/sample-content-actions.ts';
import { findField } from '../../edit/core/find-field.ts';
import { isAbsent } from '../../edit/canvas/empty-fields/is-absent.ts';
import { OpenRichText } from '../../edit/canvas/OpenRichText.tsx';
import { registerElement, isDisabled } from '../../edit/canvas/element-registry.ts';
import { useStablePath } from '../../edit/canvas/use-stable-path.ts';
import { common, messages } from '../../edit/messages/messages.ts';

interface Point {
  left: number;
  top: number;
}

export interface Selected {
  from: Point;
  to: Point;
}

/** Shows plain HTML until it is first used, so that pages with hundreds of rich texts open quickly. */
export function EditableRichText({ path, value = '', className, placeholder }: RichTextProps & WithPath) {
  const editor = useEditor();
  const stable = useStablePath(path);
  const [open, setOpen] = useState<{ selected: Selected | null } | null>(null);
  const isPointed = useRef(false);
  const editions = useEditions();
  const html = useMemo(() => ({ __html: withEditions(htmlOf(value), editions) }), [value, editions]);
  const classes = joinClasses(richTextStyles.rich, className);
  if (open) {
    return (
      <OpenRichText
        path={stable}
        value={htmlOf(value)}
        className={classes}
        placeholder={placeholder}
        hide={(findField(editor, stable) as RichTextField | null)?.hide ?? []}
        selected={open.selected}
        onClose={() => setOpen(null)}
      />
    );
  }
  return (
    <div
      key="closed"
      ref={(node) => (node ? registerElement(editor, 'field', node, { path: stable, kind: 'richText' }) : undefined)}
      className={classes}
      role="textbox"
      aria-multiline
      aria-label={findField(editor, stable)?.label ?? placeholder ?? common.text}
      tabIndex={0}
      data-ed-text=""
      data-ed-absent={isBlank({ kind: 'richText' }, value) && isAbsent(editor, stable) ? '' : undefined}
      data-ed-sample={isSample(editor, stable) ? '' : undefined}
      aria-description={isSample(editor, stable) ? messages.canvas.sample : undefined}
      data-ed-placeholder={placeholder ?? common.writeSomething}
      onPointerDown={() => void (isPointed.current = true)}
      onFocus={(event) => {
        if (!isPointed.current && !isDisabled(event.currentTarget)) setOpen({ selected: null });
      }}
      onClick={(event) => {
        isPointed.current = false;
        if (isDisabled(event.currentTarget)) return;
        const at = { left: event.clientX, top: event.clientY };
        setOpen({ selected: selectedIn(event.currentTarget) ?? { from: at, to: at } });
      }}
      onDragEnter={(event) => {
        if (!event.dataTransfer.types.includes('Files') || isDisabled(event.currentTarget)) return;
        const at = { left: event.clientX, top: event.clientY };
        setOpen({ selected: { from: at, to: at } });
      }}
      dangerouslySetInnerHTML={html}
    />
  );
}

function selectedIn(element: Element): Selected | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !element.contains(selection.anchorNode)) return null;
  const rects = [...selection.getRangeAt(0).getClientRects()].filter(({ width }) => width > 0);
  const [first, last] = [rects[0], rects.at(-1)];
  if (!first || !last) return null;
  return {
    from: { left: first.left, top: first.top + first.height / 2 },
    to: { left: last.right, top: last.top + last.height / 2 },
  };
}

function htmlOf(value: string): string {
  if (value === '' || isRichText(value)) return value;
  const escaped = String(value).replace(
    /[&<>]/g,
    (sign: string) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign as '&']!,
  );
  return `<p>${escaped}</p>`;
}
