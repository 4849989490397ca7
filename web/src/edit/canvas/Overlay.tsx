import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { samePath } from '../core/selection.ts';
import { ActionBar } from './ActionBar.tsx';
import { DropLine } from './DropLine.tsx';
import { PictureButton } from './PictureButton.tsx';
import { headerBottom } from './header-bottom.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { createPointerTracking } from './pointer-tracking.ts';
import { type EntryKind, getElement } from './element-registry.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';

export function Overlay() {
  const editor = useEditor();
  const { selectedComponent, selectedContent, documents } = useEditorState();
  const { item, list, picture, setting, drag } = useSnapshot(editor.get(createPointerTracking));
  const measurement = editor.get(createOverlayMeasurement);
  useEffect(() => measurement.schedule(), [measurement, documents]);
  const frames = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      measurement.subscribe(() => {
        if (frames.current) frames.current.style.clipPath = `inset(${headerBottom()}px 0 0 0)`;
      }),
    [measurement],
  );
  const selected = selectedComponent && selectedComponent.path.length > 0 ? selectedComponent.path : null;
  const hovered = item && !(selected && samePath(item, selected)) ? item : null;
  const hoveredList = list && !(selectedContent && samePath(list.path, selectedContent.path)) ? list.path : null;
  return (
    <div ref={frames} className={canvasStyles.frames}>
      {hoveredList && <Frame kind="list" path={hoveredList} look="listHovered" />}
      {selectedContent && <Frame kind="list" path={selectedContent.path} look="listSelected" />}
      {hovered && <Frame kind="item" path={hovered} look="hovered" hasBar={!drag} />}
      {selected && <Frame kind="item" path={selected} look="selected" hasBar={!drag && selectedContent !== null} />}
      {setting && !drag && <Frame kind="field" path={setting} look="hovered" />}
      {picture && !drag && <PictureButton path={picture} />}
      {drag && <DropLine />}
    </div>
  );
}

interface FrameProps {
  kind: EntryKind;
  path: readonly string[];
  look: string;
  hasBar?: boolean;
}

function Frame({ kind, path, look, hasBar = false }: FrameProps) {
  const editor = useEditor();
  const frame = useSelectionFrame(() => getElement(editor, kind, path));
  return (
    <div ref={frame} className={`${canvasStyles.frame} ${canvasStyles[`frame_${look}`]}`}>
      {hasBar && <ActionBar path={path as Path} inserts={look === 'selected'} />}
    </div>
  );
}
