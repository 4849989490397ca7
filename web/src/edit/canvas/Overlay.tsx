import { type ReactNode, useEffect, useRef, useMemo } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { Image } from 'lucide-react';
import type { Path } from '../../../../proto/edit.ts';
import { valueAt } from '../../../../proto/edit/path.ts';
import type { Picture } from '../../../../proto/values.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { selectedItems } from '../core/selected-items.ts';
import { samePath } from '../core/selection.ts';
import { ActionBar } from './ActionBar.tsx';
import { headerBottom } from '../ui/header-bottom.ts';
import { createOverlayMeasurement } from '../ui/overlay-measurement.ts';
import { createPointerTracking } from './pointer-tracking.ts';
import { type EntryKind, getElement } from './element-registry.ts';
import { useBarPlace } from './use-overlay-place.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import { dropTargetAt } from './drag.ts';
import { keepSampleContent } from '../core/sample-content-actions.ts';
import { labelAt } from '../core/contents-actions.ts';
import { useDocument } from '../core/use-document.ts';
import { sampledItems } from './sampled-items.ts';
import { openPicture } from '../core/panel-actions.ts';
import { selectAt } from './select-at.ts';
import { createShownFields } from './empty-fields/shown-fields.ts';
import { messages, common } from '../messages/messages.ts';
import * as canvasStyles from '../ui/styles/canvas.module.css';
import * as severalItemsStyles from '../ui/styles/several-items.module.css';
import * as sampleStyles from '../ui/styles/sample-content.module.css';
import * as cropperStyles from '../ui/styles/cropper.module.css';

const t = messages.canvas;

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
  const several = (selectedComponent?.others ?? []).length > 0 ? selectedItems({ state }) : [];
  const selected = several.length > 0 || !selectedComponent?.path.length ? several : [selectedComponent.path as Path];
  const hovered = item && !selected.some((path) => samePath(item, path)) ? item : null;
  const hoveredList = list && !(selectedContent && samePath(list.path, selectedContent.path)) ? list.path : null;
  return (
    <div ref={frames} className={canvasStyles.frames}>
      {hoveredList && <Frame kind="list" path={hoveredList} look="listHovered" />}
      {selectedContent && <Frame kind="list" path={selectedContent.path} look="listSelected" />}
      {hovered && (
        <Frame kind="item" path={hovered} look="hovered">
          {!drag && <ActionBar paths={[hovered as Path]} isSelected={false} />}
        </Frame>
      )}
      {selected.map((path, at) => (
        <Frame key={at} kind="item" path={path} look="selected">
          {at === 0 && !drag && selectedContent !== null && <ActionBar paths={selected} isSelected />}
        </Frame>
      ))}
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

function DropLine() {
  const editor = useEditor();
  const { drag } = useSnapshot(editor.get(createPointerTracking));
  if (!drag) return null;
  const target = dropTargetAt(editor, drag.paths as Path[], drag);
  return (
    <>
      {target && (
        <div
          className={canvasStyles.dropLine}
          style={{
            transform: `translate(${target.line.left}px, ${target.line.top}px)`,
            width: target.line.width,
            height: target.line.height,
          }}
        />
      )}
      <div className={canvasStyles.ghost} style={{ transform: `translate(${drag.x + 12}px, ${drag.y + 12}px)` }}>
        {drag.label}
      </div>
    </>
  );
}

/** One label for each block with texts that are still marked as samples. */
function SampleMarks() {
  const editor = useEditor();
  const page = useDocument('page');
  const items = useMemo(() => sampledItems(editor, page), [editor, page]);
  return [...items].map(([id, path]) => <SampleMark key={id} path={path} />);
}

function SampleMark({ path }: { path: Path }) {
  const editor = useEditor();
  const frame = useSelectionFrame(() => getElement(editor, 'item', path));
  return (
    <div ref={frame} className={canvasStyles.frame}>
      <p className={sampleStyles.sampleMark}>
        <strong>{t.sample}</strong>
        <button
          type="button"
          aria-label={t.keepSampleOf(labelAt(editor, path))}
          onClick={() => keepSampleContent(editor, path)}
        >
          {t.keepSample}
        </button>
      </p>
    </div>
  );
}

function PictureButton({ path }: { path: readonly string[] }) {
  const editor = useEditor();
  const { documents } = useEditorState();
  const frame = useSelectionFrame(() => getElement(editor, 'field', path));
  // This button would cover the button of an empty picture while that is pressed.
  if (!(valueAt(documents.page, path) as Picture | undefined)?.imageId) return null;
  return (
    <div ref={frame} className={canvasStyles.frame}>
      <button
        type="button"
        className={cropperStyles.pictureButton}
        onClick={() => {
          const element = getElement(editor, 'field', path);
          if (element) selectAt(editor, element);
          openPicture(editor, [...path]);
        }}
      >
        <Image size={16} aria-hidden /> {common.editPicture}
      </button>
    </div>
  );
}

/** Shows the empty fields of the block under the pointer, or else of the selected block, above the page, because they take no space in it. */
function EmptyFields() {
  const editor = useEditor();
  const { selectedComponent } = useEditorState();
  const { item, header } = useSnapshot(editor.get(createPointerTracking));
  const path = header ? [] : (item ?? selectedComponent?.path ?? null);
  const measurement = editor.get(createOverlayMeasurement);
  const name = path?.join('\n');
  useEffect(() => {
    const fields = createShownFields(editor, name === undefined ? null : name === '' ? [] : name.split('\n'));
    const unsubscribe = measurement.subscribe(fields.show);
    return () => {
      unsubscribe();
      fields.hide();
    };
  }, [editor, measurement, name]);
  return null;
}
