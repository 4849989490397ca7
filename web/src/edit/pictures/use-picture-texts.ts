import { type KeyboardEvent, useEffect } from 'react';
import type { Image } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import { runWithToast, showSuccess } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { useForm } from '../forms/use-form.ts';
import { common, messages } from '../messages/messages.ts';
import { parseTags } from '../core/parse-tags.ts';

interface Options {
  /** The result is shown where the texts are, so no toast offers to undo it. */
  isQuiet?: true;
}

/** Saved when a field loses the focus, and before the dialog closes. */
export function usePictureTexts(
  { _id, name, alt, tags = [] }: Image,
  onSaved: (saved: Image) => void,
  { isQuiet }: Options = {},
) {
  const editor = useEditor();
  const listed = { alt, tags: tags.join(', ') };
  const form = useForm('picture', listed, { save });
  const { value, stored } = form;
  useEffect(() => {
    form.adopt({
      ...(value.alt === stored.alt && { alt: listed.alt }),
      ...(value.tags === stored.tags && { tags: listed.tags }),
    });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what is loaded again is adopted, where nothing is typed
  }, [listed.alt, listed.tags]);

  async function save(): Promise<void> {
    const next = { alt: value.alt.trim(), tags: parseTags(value.tags) };
    const hasTags = next.tags.join() !== tags.join();
    const changes = { ...(next.alt !== alt && { alt: next.alt }), ...(hasTags && { tags: next.tags }) };
    const before = { ...('alt' in changes && { alt }), ...(hasTags && { tags }) };
    const store = (texts: Partial<typeof next>) => api('POST /image/saveDetails', { _id, ...texts });
    const saved = { image: null as Image | null };
    await form.submit(async () => {
      if (Object.keys(changes).length > 0) saved.image = await store(changes);
    });
    if (!saved.image) return;
    if (!isQuiet) {
      const undo = () => void runWithToast(editor, async () => onSaved(await store(before)));
      showSuccess(editor, messages.media.saved(name), { label: common.undo, run: undo });
    }
    onSaved(saved.image);
  }

  const saveIfChanged = () => (form.isChanged ? save() : Promise.resolve());
  return {
    error: form.error,
    status: form.status,
    change: form.change,
    save: saveIfChanged,
    input: (field: keyof typeof value) => ({
      type: 'text',
      value: value[field],
      onChange: ({ target }: { target: HTMLInputElement }) => form.change({ [field]: target.value }),
      onBlur: () => void saveIfChanged(),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') void saveIfChanged();
      },
    }),
  };
}
