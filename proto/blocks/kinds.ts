import { choiceKind } from './kinds/choice.ts';
import { choicesKind } from './kinds/choices.ts';
import { contentsKind } from './kinds/contents.ts';
import { dateKind } from './kinds/date.ts';
import type { Fields, Kind } from './kinds/kind.ts';
import { linkKind } from './kinds/link.ts';
import { listKind } from './kinds/list.ts';
import { numberKind } from './kinds/number.ts';
import { pictureKind } from './kinds/picture.ts';
import { placeKind } from './kinds/place.ts';
import { richTextKind } from './kinds/richText.ts';
import { tagsKind } from './kinds/tags.ts';
import { textKind } from './kinds/text.ts';
import { toggleKind } from './kinds/toggle.ts';
import { trainingCategoryKind } from './kinds/trainingCategory.ts';
import { videoKind } from './kinds/video.ts';
import { videoSelectKind } from './kinds/videoSelect.ts';
import type { ValueError } from './kinds/stored-value.ts';

export * from './kinds/choice.ts';
export * from './kinds/choices.ts';
export * from './kinds/contents.ts';
export * from './kinds/date.ts';
export * from './kinds/link.ts';
export * from './kinds/list.ts';
export * from './kinds/number.ts';
export * from './kinds/picture.ts';
export * from './kinds/place.ts';
export * from './kinds/richText.ts';
export * from './kinds/tags.ts';
export * from './kinds/text.ts';
export * from './kinds/toggle.ts';
export * from './kinds/trainingCategory.ts';
export * from './kinds/video.ts';
export * from './kinds/videoSelect.ts';

export const kinds = {
  text: textKind,
  richText: richTextKind,
  link: linkKind,
  picture: pictureKind,
  choice: choiceKind,
  choices: choicesKind,
  toggle: toggleKind,
  number: numberKind,
  video: videoKind,
  videoSelect: videoSelectKind,
  date: dateKind,
  tags: tagsKind,
  trainingCategory: trainingCategoryKind,
  place: placeKind,
  list: listKind,
  contents: contentsKind,
};

export type FieldKind = keyof typeof kinds;

type TypeOf<K> = K extends Kind<infer T> ? T : never;

export type FieldType = { [K in FieldKind]: { kind: K } & TypeOf<(typeof kinds)[K]> }[FieldKind];

/** Types by field name; a dot addresses a nested value, such as `reverse.mobile`. */
export type FieldTypes = Readonly<Record<string, FieldType>>;

export const validateValue = (type: FieldType, value: unknown): ValueError[] =>
  value == null ? [] : kindOf(type).check(value, type);

export const textsIn = (type: FieldType, value: unknown): string[] => kindOf(type).texts?.(value, type) ?? [];

export const describeFields = (declared: Fields): FieldTypes =>
  Object.fromEntries(
    Object.entries(declared).map(([name, field]) => {
      const type = { kind: field.kind, ...kindOf(field).describe?.(field, describeFields) };
      return [name, Object.fromEntries(Object.entries(type).filter(([, value]) => value !== undefined)) as FieldType];
    }),
  );

const kindOf = ({ kind }: { kind: FieldKind }): Kind => kinds[kind] as Kind;
