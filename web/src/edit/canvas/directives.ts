import type { Parts } from '../../blocks/parts/parts-context.ts';
import { EditableContents } from './EditableContents.tsx';
import { EditableItem } from './EditableItem.tsx';
import { EditableLink } from '../../fields/link/EditableLink.tsx';
import { EditablePicture } from '../../fields/picture/EditablePicture.tsx';
import { EditableRichText } from '../../fields/richText/EditableRichText.tsx';
import { EditableSetting } from './EditableSetting.tsx';
import { EditableText } from '../../fields/text/EditableText.tsx';

let registered: Parts = {
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  Link: EditableLink,
  Setting: EditableSetting,
  Item: EditableItem,
  Contents: EditableContents,
};

export const directives = (): Parts => registered;

export function registerDirective<N extends keyof Parts>(name: N, Part: Parts[N]): void {
  if (!name) throw new Error('A name must be provided to successfully register a directive.');
  registered = { ...registered, [name]: Part };
}
