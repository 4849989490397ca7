import type { Editor as Tiptap } from '@tiptap/core';
import { type Ref, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from '../rich-text/RichTextControls.tsx';
import { headerBottom } from '../ui/header-bottom.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { getElement } from './element-registry.ts';
import { visibleArea } from './visible-area.ts';
import { toolbarOffset } from './toolbar-offset.ts';
import { TOOLBAR_HEIGHT, useSelectionFrame } from './use-selection-frame.ts';
import type { Editor } from '../core/editor.ts';
import { isChoosingPicture } from '../core/text-picture.ts';
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
  // Runs after the frame has been measured.
  useEffect(() => {
    const measurement = editor.get(createOverlayMeasurement);
    return measurement.subscribe(() => {
      if (!frame.current || !element.current) return;
      const before = frame.current.dataset.tight;
      avoidOverlap(editor, frame.current, element.current);
      // The bar of the block makes room for the toolbar.
      if (frame.current.dataset.tight !== before) measurement.schedule();
    });
  }, [frame, element, editor]);
  return createPortal(
    <div ref={frame} className={`${canvasStyles.frame} ${canvasStyles.frameToolbar}`}>
      <RichTextControls
        ref={ref}
        tiptap={tiptap}
        hide={hide}
        onBlur={(event) => {
          const next = event.relatedTarget as Node | null;
          if (isChoosingPicture(editor)) return;
          if (!event.currentTarget.contains(next) && !tiptap.view.dom.contains(next)) onLeave();
        }}
      />
    </div>,
    document.getElementById('ed-layer') ?? document.body,
  );
}

function avoidOverlap(editor: Editor, frame: HTMLElement, text: HTMLElement): void {
  const path = editor.state.selectedComponent?.path;
  const item = path && path.length > 0 ? getElement(editor, 'item', path) : null;
  const block = item && visibleBox(item);
  const toolbar = frame.firstElementChild?.getBoundingClientRect();
  if (!block || !toolbar) return frame.style.setProperty('--ed-lift', '0px');
  const box = text.getBoundingClientRect();
  const above = toolbarOffset(box, toolbar, block, 'above');
  const isTight = box.top - above < headerBottom() + TOOLBAR_HEIGHT;
  frame.dataset.tight = String(isTight);
  frame.style.setProperty('--ed-lift', `${isTight ? toolbarOffset(box, toolbar, block, 'below') : above}px`);
}

/** Without what the sidebar covers, because the buttons that insert are in the middle of the rest. */
function visibleBox(element: Element): DOMRect {
  const { left, right, top, height } = element.getBoundingClientRect();
  const area = visibleArea();
  const from = Math.max(left, area.left);
  return new DOMRect(from, top, Math.min(right, area.right) - from, height);
}
