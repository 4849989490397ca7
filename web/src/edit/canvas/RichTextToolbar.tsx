import type { Editor as Tiptap } from '@tiptap/core';
import { type Ref, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from '../rich-text/RichTextControls.tsx';
import { CANVAS_LAYER, findOnCanvas } from '../ui/editor-layers.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { placeToolbar } from './place-toolbar.ts';
import { caretLine, linesWithin } from './text-lines.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import { pageArea } from './visible-area.ts';
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
      const toolbar = frame.current?.firstElementChild;
      if (!(toolbar instanceof HTMLElement) || !element.current) return;
      const before = toolbar.style.translate;
      place(toolbar, element.current);
      // The bar of the block makes room for the toolbar.
      if (toolbar.style.translate !== before) measurement.schedule();
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
    document.getElementById(CANVAS_LAYER) ?? document.body,
  );
}

function place(toolbar: HTMLElement, text: HTMLElement): void {
  const area = pageArea();
  const box = text.getBoundingClientRect();
  const { name, box: at } = placeToolbar({
    text: box,
    area,
    size: { width: toolbar.offsetWidth, height: toolbar.offsetHeight },
    buttons: findOnCanvas(INSERT_BUTTONS).map((button) => button.getBoundingClientRect()),
    lines: linesWithin([text], area),
    caret: caretLine(text),
  });
  toolbar.dataset.place = name;
  toolbar.style.translate = `${at.left - box.left}px ${at.top - box.top}px`;
}

const INSERT_BUTTONS = `[data-frame=selected] > .${canvasStyles.plus}`;
