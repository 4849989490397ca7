import { type ReactNode, useEffect, useRef } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { selectedItems } from '../core/selected-items.ts';
import { samePath } from '../core/selection.ts';
import { ActionBar } from './ActionBar.tsx';
import { SeveralItemsBar } from './SeveralItemsBar.tsx';
import { EmptyFields } from './empty-fields/EmptyFields.tsx';
import { DropLine } from './DropLine.tsx';
import { PictureButton } from './PictureButton.tsx';
import { SampleMarks } from './SampleMarks.tsx';
import { headerBottom } from '../ui/header-bottom.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { createPointerTracking } from './pointer-tracking.ts';
import { type EntryKind, getElement } from './element-registry.ts';
import { useBarPlace } from './use-bar-place.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import * as severalItemsStyles from '../ui/styles/several-items.module.css';

export function Overlay() {
  const editor = useEditor();
  const state = useEditorState();
  const { selectedComponent, selectedContent } = state;
  const { item, list, picture, setting, drag, frame } = useSnapshot(editor.get(createPointerTracking));
  const measurement = editor.get(createOverlayMeasurement);
  // An edit moves blocks without a render of this component.
  useEffect(() => subscribe(editor.state, measurement.schedule), [editor, measurement]);
  const frames = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      measurement.subscribe(() => {
        const layer = frames.current?.parentElement;
        if (layer) layer.style.clipPath = `inset(${headerBottom()}px 0 0 0)`;
      }),
    [measurement],
  );
  const selected = selectedComponent && selectedComponent.path.length > 0 ? selectedComponent.path : null;
  const several = (selectedComponent?.others ?? []).length > 0 ? selectedItems({ state }) : [];
  const isSelected = (path: readonly string[]) =>
    [...several, selected].some((other) => other && samePath(path, other));
  const hovered = item && !isSelected(item) ? item : null;
  const hoveredList = list && !(selectedContent && samePath(list.path, selectedContent.path)) ? list.path : null;
  return (
    <div ref={frames} className={canvasStyles.frames}>
      {hoveredList && <Frame kind="list" path={hoveredList} look="listHovered" />}
      {selectedContent && <Frame kind="list" path={selectedContent.path} look="listSelected" />}
      {hovered && (
        <Frame kind="item" path={hovered} look="hovered">
          {!drag && <ActionBar path={hovered as Path} inserts={false} />}
        </Frame>
      )}
      {several.length > 0
        ? several.map((path, at) => (
            <Frame key={path.join()} kind="item" path={path} look="selected">
              {at === 0 && !drag && <SeveralItemsBar paths={several} />}
            </Frame>
          ))
        : selected && (
            <Frame kind="item" path={selected} look="selected">
              {!drag && selectedContent !== null && <ActionBar path={selected as Path} inserts />}
            </Frame>
          )}
      {setting && !drag && <Frame kind="field" path={setting} look="hovered" />}
      {picture && !drag && <PictureButton path={picture} />}
      {!drag && <SampleMarks />}
      {!drag && <EmptyFields />}
      {drag && <DropLine />}
      {frame && <div className={severalItemsStyles.selectionFrame} style={frame} />}
    </div>
  );
}

interface FrameProps {
  kind: EntryKind;
  path: readonly string[];
  look: string;
  children?: ReactNode;
}

function Frame({ kind, path, look, children }: FrameProps) {
  const editor = useEditor();
  const target = () => getElement(editor, kind, path);
  const frame = useSelectionFrame(target);
  useBarPlace(frame, target, look === 'selected');
  return (
    <div ref={frame} data-frame={look} className={`${canvasStyles.frame} ${canvasStyles[`frame_${look}`]}`}>
      {children}
    </div>
  );
}
