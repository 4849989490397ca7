import { useEffect } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Image } from '../../../../proto/entities/image.ts';
import { type Editions, editionAddress, withEditions } from '../../../../proto/picture-editions.ts';
import type { Visit } from '../../../../proto/visit.ts';
import type { Editor } from './editor.ts';
import { useEditor } from './use-editor.ts';

const known = () => proxy<{ pictures: { editions: Editions } }>({ pictures: ref({ editions: {} }) });

/** Editions for the addresses of pictures, because edited and stored content has ids without editions. */
export const currentEditions = (editor: Editor): Editions => editor.get(known).pictures.editions;

export const useEditions = (): Editions => useSnapshot(useEditor().get(known)).pictures.editions;

export const usePictureAddress = (id: string): string => editionAddress(id, useEditions()[id]);

export function noteEditions(editor: Editor, editions: Readonly<Record<string, string | undefined>>): void {
  const current = currentEditions(editor);
  if (Object.entries(editions).every(([id, edition]) => current[id] === edition)) return;
  const entries = Object.entries({ ...current, ...editions }).flatMap(([id, edition]) =>
    edition ? [[id, edition]] : [],
  );
  editor.get(known).pictures = ref({ editions: Object.fromEntries(entries) as Editions });
}

export const noteImages = (editor: Editor, images: readonly Image[]): void =>
  noteEditions(editor, Object.fromEntries(images.map(({ _id, edition }) => [_id, edition])));

/** Notes the editions of loaded images, because another user may have replaced one since the page was loaded. */
export function useNotedImages(images: readonly Image[] | undefined): void {
  const editor = useEditor();
  useEffect(() => noteImages(editor, images ?? []), [editor, images]);
}

export const addressOfImage = ({ _id, edition }: Pick<Image, '_id' | 'edition'>): string =>
  editionAddress(_id, edition);

/** Excludes the editable parts of a page that is being edited, because their views apply the editions. */
export function showEditions(visit: Visit, editions: Editions, isEdited: boolean): Visit {
  const shown = withEditions(visit, editions);
  if (!isEdited || shown === visit) return shown;
  const { page, nav, footer, banner, subNav } = visit;
  return { ...shown, page, nav, footer, banner, subNav };
}
