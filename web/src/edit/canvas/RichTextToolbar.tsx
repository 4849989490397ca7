import type { Editor as Tiptap } from '@tiptap/core';
import type { Ref, RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from '../rich-text/RichTextControls.tsx';
import { CANVAS_LAYER } from '../ui/editor-layers.ts';
import { useToolbarPlace } from './use-overlay-place.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import { keepsTextOpen } from '../core/text-picture.ts';
import { useEditor } from '../core/use-editor.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  tiptap: Tiptap;
  element: RefObject<HTMLElement | null>;
  hide: readonly RichTextPart[];
  onLeave: () => void;
}

export function RichTextToolbar({ ref, tiptap, element, hide, onLeave }: Props) {
  const editor = useEditor();
  const frame = useSelectionFrame(() => element.current);
  useToolbarPlace(frame, () => element.current);
  return createPortal(
    <div ref={frame} className={`${canvasStyles.frame} ${canvasStyles.frameToolbar}`}>
      <RichTextControls
        ref={ref}
        tiptap={tiptap}
        hide={hide}
        onBlur={(event) => {
          const next = event.relatedTarget as Element | null;
          if (keepsTextOpen(editor) || comesBack(event.target, next)) return;
          if (!event.currentTarget.contains(next) && !tiptap.view.dom.contains(next)) onLeave();
        }}
      />
    </div>,
    document.getElementById(CANVAS_LAYER) ?? document.body,
  );
}

/** Returns true if the focus returns from a dialog that was opened from a popover, or from another window. */
const comesBack = (from: Element, to: Element | null): boolean =>
  to ? from.closest('[popover]') !== null && to.closest('dialog[open]') !== null : document.activeElement === from;
