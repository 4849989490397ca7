import { themes } from '../../../../../proto/values.ts';
import { pushValue } from '../../../../src/edit/core/actions.ts';
import { keepSampleContent } from '../../../../src/edit/core/sample-content-actions.ts';
import { type Field, kinds } from '../../../../src/fields/field.ts';
import type { Random } from '../../random.ts';
import { type Act, any, isPermitted, placesOf, set } from './act.ts';
import { isText } from './text-acts.ts';

const MAX_TAGS = 12;

export function setField(act: Act): string | null {
  const others = placesOf(act).fields.filter(({ field }) => !isText(field));
  const place = any(act.random, others);
  return place && set(act.editor, place.path, anyValue(place.field, act.random));
}

function anyValue(field: Field, random: Random): unknown {
  const { options } = field as Field & { options?: readonly { value: unknown }[] };
  if (options) return field.kind === 'choices' ? [random.pick(options).value] : random.pick(options).value;
  return structuredClone(random.below(3) === 0 ? field.initial : kinds[field.kind].example);
}

export function decorate(act: Act): string | null {
  const item = any(act.random, placesOf(act).items);
  if (!item) return null;
  if (act.random.below(2) === 0) return set(act.editor, [...item, 'spacing', 'topMobile'], 1 + act.random.below(4));
  const colour = act.random.pick([undefined, { value: '#143c31', fontColour: '#fff' }]);
  return set(act.editor, [...item, 'backgroundColour'], colour);
}

export const changeTheme = (act: Act): string | null => setOfPage(act, 'theme', act.random.pick(themes));

export const changeTemplate = (act: Act): string | null =>
  setOfPage(act, 'template', act.random.pick(['primary', 'secondary', 'tertiary']));

const setOfPage = (act: Act, field: string, value: unknown): string | null =>
  isPermitted(act, [field]) ? set(act.editor, [field], value) : null;

export function addTag(act: Act): string | null {
  if (!isPermitted(act, ['tags'])) return null;
  const { editor, word } = act;
  if ((editor.state.documents.page!.tags ?? []).length >= MAX_TAGS) return set(editor, ['tags'], []);
  pushValue(editor, ['tags'], word.toLowerCase());
  return `adds the tag ${word.toLowerCase()}`;
}

export function keepSample(act: Act): string | null {
  const item = any(act.random, placesOf(act).items);
  if (item) keepSampleContent(act.editor, item);
  return item && `keeps the sample content of ${item.join('/')}`;
}
