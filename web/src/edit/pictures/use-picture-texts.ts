import { useEffect } from 'react';
import type { Image } from '../../../../proto/entities/image.ts';
import { api } from '../../api.ts';
import { runWithToast, showSuccess } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { useForm } from '../forms/use-form.ts';
import { common, messages } from '../messages/messages.ts';
import { parseTags } from '../core/parse-tags.ts';

type Texts = Pick<Image, 'alt' | 'tags'>;

/** Saved when a field loses the focus, and before the dialog closes. */
export function usePictureTexts({ _id, name, alt, tags = [] }: Image, onSaved: () => void) {
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
    const isEqual = next.alt === alt && !hasTags;
    const store = (texts: Required<Texts>) =>
      api('POST /image/saveDetails', { _id, alt: texts.alt, ...(hasTags && { tags: texts.tags }) });
    const isSaved = await form.submit(async () => {
      if (!isEqual) await store(next);
    });
    if (!isSaved || isEqual) return;
    const undo = () => void runWithToast(editor, () => store({ alt, tags })).then((isDone) => isDone && onSaved());
    showSuccess(editor, messages.media.saved(name), { label: common.undo, run: undo });
    onSaved();
  }

  return {
    error: form.error,
    bind: form.bind,
    save: () => (form.isChanged ? save() : Promise.resolve()),
  };
}
