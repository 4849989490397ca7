import type { Editor } from '@tiptap/core';
import { type Ref, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from './RichTextControls.tsx';
import { state } from '../core/state.ts';
import { headerBottom } from './header-bottom.ts';
import { subscribeToMeasurement } from './overlay-measurement.ts';
import { getElement } from './element-registry.ts';
import { toolbarOffset } from './toolbar-offset.ts';
import { TOOLBAR_HEIGHT, useSelectionFrame } from './use-selection-frame.ts';

interface Props {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  element: RefObject<HTMLElement | null>;
  hide: readonly RichTextPart[];
  onLeave: () => void;
}

export function RichTextToolbar({ ref, editor, element, hide, onLeave }: Props) {
  const frame = useSelectionFrame(() => element.current);
  // Runs after the frame has been measured.
  useEffect(
    () =>
      subscribeToMeasurement(() => {
        if (frame.current && element.current) avoidOverlap(frame.current, element.current);
      }),
    [frame, element],
  );
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

function avoidOverlap(frame: HTMLElement, text: HTMLElement): void {
  const path = state.selectedComponent?.path;
  const block = path && path.length > 0 ? getElement('item', path)?.getBoundingClientRect() : undefined;
  const toolbar = frame.firstElementChild?.getBoundingClientRect();
  if (!block || !toolbar) return frame.style.setProperty('--ed-lift', '0px');
  const box = text.getBoundingClientRect();
  const above = toolbarOffset(box, toolbar, block, 'above');
  const isTight = box.top - above < headerBottom() + TOOLBAR_HEIGHT;
  frame.dataset.tight = String(isTight);
  frame.style.setProperty('--ed-lift', `${isTight ? toolbarOffset(box, toolbar, block, 'below') : above}px`);
}
