import type { Editor as Tiptap } from '@tiptap/core';
import { type Ref, type RefObject, useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RichTextPart } from '../../fields/field.ts';
import { RichTextControls } from '../rich-text/RichTextControls.tsx';
import { CANVAS_LAYER, findOnCanvas } from '../ui/editor-layers.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { placeToolbar } from './place-toolbar.ts';
import { caretLine, linesWithin, textsIn } from './text-lines.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import { pageArea } from './visible-area.ts';
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
  // Runs after the frame has been measured.
  useEffect(() => {
    const measurement = editor.get(createOverlayMeasurement);
    let room = '';
    return measurement.subscribe(() => {
      const toolbar = frame.current?.firstElementChild;
      if (!(toolbar instanceof HTMLElement) || !element.current) return;
      const before = toolbar.style.translate;
      room = place(toolbar, element.current, room);
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

/** Returns the measured surroundings. While they are unchanged, no other texts are measured. */
function place(toolbar: HTMLElement, text: HTMLElement, room: string): string {
  const area = pageArea();
  const box = text.getBoundingClientRect();
  const size = { width: toolbar.offsetWidth, height: toolbar.offsetHeight };
  const roomNow = [box.left, box.width, ...Object.values(area), ...Object.values(size)].join(' ');
  const near = { ...area, top: box.top - 3 * size.height, bottom: box.bottom + 3 * size.height };
  const { name, box: at } = placeToolbar({
    text: box,
    area,
    size,
    buttons: findOnCanvas(INSERT_BUTTONS).map((button) => button.getBoundingClientRect()),
    lines: linesWithin([text], area),
    caret: caretLine(text),
    others: () =>
      linesWithin(
        textsIn(document.body).filter((other) => other !== text),
        near,
      ),
    before: room === roomNow ? toolbar.dataset.place : undefined,
  });
  toolbar.dataset.place = name;
  toolbar.style.translate = `${at.left - box.left}px ${at.top - box.top}px`;
  return roomNow;
}

const INSERT_BUTTONS = `[data-frame=selected] > .${canvasStyles.plus}`;
