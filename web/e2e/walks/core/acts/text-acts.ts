import { endTypingStep, setValue } from '../../../../src/edit/core/actions.ts';
import type { Field } from '../../../../src/fields/field.ts';
import type { Random } from '../../random.ts';
import { type Act, any, placesOf, set, valueIn } from './act.ts';
import type { Place } from './page-places.ts';

const LONGEST = 160;

export const isText = ({ kind }: Field): boolean => kind === 'text' || kind === 'richText';

const anyText = (act: Act): Place | null =>
  any(
    act.random,
    placesOf(act).fields.filter(({ field }) => isText(field)),
  );

export function type(act: Act): string | null {
  const place = anyText(act);
  if (!place) return null;
  const { path, field } = place;
  for (const text of typedTexts(field, valueIn(act.editor, path), act.word, act.random))
    setValue(act.editor, path, text, { typing: true });
  if (act.random.below(2) === 0) endTypingStep(act.editor);
  return `types ${act.word} at ${path.join('/')}`;
}

export function replaceText(act: Act): string | null {
  const place = anyText(act);
  return place && set(act.editor, place.path, append(place.field, '', act.word));
}

export function eraseWord(act: Act): string | null {
  const place = anyText(act);
  return place && set(act.editor, place.path, withoutLastWord(valueIn(act.editor, place.path)));
}

/** Returns the texts of a field after each typed letter of a word. */
function typedTexts(field: Field, value: unknown, word: string, random: Random): string[] {
  const before = typeof value === 'string' && value.length < LONGEST ? value : '';
  const start = word.slice(0, 1 + random.below(word.length));
  return [start, word].map((typed) => append(field, before, typed));
}

function append(field: Field, before: string, word: string): string {
  if (field.kind === 'text') return `${before} ${word}`.trimStart();
  return before.endsWith('</p>') ? `${before.slice(0, -'</p>'.length)} ${word}</p>` : `${before}<p>${word}</p>`;
}

const withoutLastWord = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s?[^\s<>]+(?=(<\/\w+>)*$)/, '') : '';
