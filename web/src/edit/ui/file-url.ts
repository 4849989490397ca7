import { encodePart } from '../../../../proto/unicode.ts';
import type { Editor } from '../core/editor.ts';

interface Named {
  _id: string;
  name: string;
}

export const fileUrl = ({ state }: Editor, { _id, name }: Named): string =>
  `${state.baseUrls.files}/${_id}/${encodePart(name)}`;
