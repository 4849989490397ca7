import { useMemo, useRef, useState } from 'react';
import { isRichText } from '../../../../proto/rich-text.ts';
import type { Placed, RichTextProps } from '../../blocks/parts/editing.ts';
import type { RichTextField } from '../../fields/field.ts';
import { fieldAt } from '../core/field-at.ts';
import { isDisabled } from './is-disabled.ts';
import { OpenRichText } from './OpenRichText.tsx';
import { place } from './registry.ts';
import { useStablePath } from './use-stable-path.ts';

export interface Caret {
  left: number;
  top: number;
}

/** Plain HTML like the visitor's until it is used: a page with hundreds of them opens at once. */
export function EditableRichText({ path, value = '', className, placeholder, hide }: RichTextProps & Placed) {
  const stable = useStablePath(path);
  const [open, setOpen] = useState<{ caret: Caret | null } | null>(null);
  const pointer = useRef<Caret | null>(null);
  const html = useMemo(() => ({ __html: htmlOf(value) }), [value]);
  const classes = className ? `rich ${className}` : 'rich';
  if (open) {
    return (
      <OpenRichText
        path={stable}
        value={htmlOf(value)}
        className={classes}
        placeholder={placeholder}
        hide={hide ?? (fieldAt(stable) as RichTextField | null)?.hide ?? []}
        caret={open.caret}
        onClose={() => setOpen(null)}
      />
    );
  }
  return (
    <div
      key="closed"
      ref={(node) => (node ? place('field', node, { path: stable, kind: 'richText' }) : undefined)}
      className={classes}
      role="textbox"
      aria-multiline
      aria-label={fieldAt(stable)?.label ?? placeholder ?? 'Text'}
      tabIndex={0}
      data-ed-text=""
      data-ed-placeholder={placeholder ?? 'Write something'}
      onPointerDown={(event) => void (pointer.current = { left: event.clientX, top: event.clientY })}
      onFocus={(event) => {
        if (!pointer.current && !isDisabled(event.currentTarget)) setOpen({ caret: null });
      }}
      onClick={(event) => {
        if (!isDisabled(event.currentTarget)) setOpen({ caret: { left: event.clientX, top: event.clientY } });
      }}
      dangerouslySetInnerHTML={html}
    />
  );
}

/** A value without markup is a paragraph of plain text. */
function htmlOf(value: string): string {
  if (value === '' || isRichText(value)) return value;
  const escaped = String(value).replace(
    /[&<>]/g,
    (sign: string) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign as '&']!,
  );
  return `<p>${escaped}</p>`;
}
