import type { Parts } from '../../blocks/parts/parts-context.ts';
import { EditableContents, EditableItem } from './EditableContents.tsx';
import { EditableLink } from '../../fields/link/EditableLink.tsx';
import { EditablePicture } from '../../fields/picture/EditablePicture.tsx';
import { EditableRichText } from '../../fields/richText/EditableRichText.tsx';
import { EditableSetting } from './EditableSetting.tsx';
import { EditableText } from '../../fields/text/EditableText.tsx';
import type { Editor } from '../core/editor.ts';

const registry = (): { parts: Parts } => ({
  parts: {
    Text: EditableText,
    RichText: EditableRichText,
    Picture: EditablePicture,
    Link: EditableLink,
    Setting: EditableSetting,
    Item: EditableItem,
    Contents: EditableContents,
  },
});

export const directives = (editor: Editor): Parts => editor.get(registry).parts;

export function registerDirective<N extends keyof Parts>(editor: Editor, name: N, Part: Parts[N]): void {
  if (!name) throw new Error('A name must be provided to successfully register a directive.');
  const registered = editor.get(registry);
  registered.parts = { ...registered.parts, [name]: Part };
}
