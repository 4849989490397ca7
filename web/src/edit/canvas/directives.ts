import type { Parts } from '../../blocks/parts/parts-context.ts';
import { EditableContents } from './EditableContents.tsx';
import { EditableItem } from './EditableItem.tsx';
import { EditableLink } from './EditableLink.tsx';
import { EditablePicture } from './EditablePicture.tsx';
import { EditableRichText } from './EditableRichText.tsx';
import { EditableSetting } from './EditableSetting.tsx';
import { EditableText } from './EditableText.tsx';

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
