import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Path } from '../../../../proto/edit.ts';
import { type SelectedContent, samePath } from '../core/selection.ts';
import { state } from '../core/state.ts';
import { ActionBar } from './ActionBar.tsx';
import { DropLine } from './DropLine.tsx';
import { PictureButton } from './PictureButton.tsx';
import { remeasure } from './measuring.ts';
import { pointing } from './pointing.ts';
import { type EntryKind, closest, elementOf } from './registry.ts';
import { useFrame } from './use-frame.ts';

/** Outlines and buttons over the page, drawn from where its elements are and never among them. */
export function Overlay() {
  const { selectedComponent, selectedContent, documents } = useSnapshot(state);
  const { item, list, picture, drag } = useSnapshot(pointing);
  // An edit can move what lies below it.
  useEffect(remeasure, [documents]);
  const selected = selectedComponent && selectedComponent.path.length > 0 ? selectedComponent.path : null;
  const hovered = item && !(selected && samePath(item, selected)) ? item : null;
  const hoveredList = list && !(selectedContent && samePath(list.path, selectedContent.path)) ? list.path : null;
  return (
    <>
      {hoveredList && <Frame kind="list" path={hoveredList} look="list-hovered" />}
      {selectedContent && <Frame kind="list" path={selectedContent.path} look="list-selected" />}
      {hovered && <Frame kind="item" path={hovered} look="hovered" content={drag ? null : listAround(hovered)} />}
      {selected && <Frame kind="item" path={selected} look="selected" content={drag ? null : selectedContent} />}
      {picture && !drag && <PictureButton path={picture} />}
      {drag && <DropLine />}
    </>
  );
}

interface FrameProps {
  kind: EntryKind;
  path: readonly string[];
  look: string;
  /** The list that an item stands in: with it comes the bar of what can be done with the item. */
  content?: Immutable<SelectedContent> | null;
}

function Frame({ kind, path, look, content }: FrameProps) {
  const frame = useFrame(() => elementOf(kind, path));
  return (
    <div ref={frame} className={`ed-frame ed-frame-${look}`}>
      {content && <ActionBar path={path as Path} content={content as SelectedContent} inserts={look === 'selected'} />}
    </div>
  );
}

type Immutable<T> = { readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? readonly V[] : T[K] };

const listAround = (path: readonly string[]): SelectedContent | null =>
  closest('list', elementOf('item', path)?.parentElement ?? null)?.entry ?? null;
