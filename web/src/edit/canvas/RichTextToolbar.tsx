import type { Editor } from '@tiptap/core';
import type { Ref, RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from './RichTextControls.tsx';
import { useFrame } from './use-frame.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  element: RefObject<HTMLElement | null>;
  hide: readonly RichTextPart[];
  /** The focus has gone from the toolbar to somewhere outside of the text. */
  onLeave: () => void;
}

/** The controls above the text that is written in, over the page. */
export function RichTextToolbar({ ref, editor, element, hide, onLeave }: Props) {
  const frame = useFrame(() => element.current);
  return createPortal(
    <div ref={frame} className="ed-frame ed-frame-toolbar">
      <RichTextControls
        ref={ref}
        editor={editor}
        hide={hide}
        onBlur={(event) => {
          const next = event.relatedTarget as Node | null;
          if (!event.currentTarget.contains(next) && !editor.view.dom.contains(next)) onLeave();
        }}
      />
    </div>,
    document.getElementById('ed-layer') ?? document.body,
  );
}
