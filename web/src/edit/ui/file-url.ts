import { state } from '../core/state.ts';
import { encodePart } from '../../../../proto/unicode.ts';

interface Named {
  _id: string;
  name: string;
}

export const fileUrl = ({ _id, name }: Named): string => `${state.baseUrls.files}/${_id}/${encodePart(name)}`;
