import type { FieldKind } from '../../../proto/blocks/field-type.ts';
import type { Item } from '../../../proto/content.ts';
import { DEFAULT_COORDINATES } from '../../../proto/default-coordinates.ts';
import type { Link, Picture } from '../../../proto/values.ts';

/**
 * What an editor can set, as data: visitors load this with the blocks, so no field imports an input of the editor.
 * From a block's fields come its props, its first values and its whole sidebar.
 */
export interface Field<K extends FieldKind = FieldKind, V = any> {
  kind: K;
  /** In plain words, as the sidebar shows it. */
  label: string;
  /** The value of a new item. */
  initial: V;
  /** One line of advice under the input. */
  hint?: string;
}

export type { FieldKind };

export type Fields = Record<string, Field>;

/** A list's row: its own fields and the key that edits are addressed by. */
export type RowOf<F extends Fields> = ValuesOf<F> & { key: string };

/** The props a view gets: one for each field. */
export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<any, infer V> ? V : never };

export interface TextField extends Field<'text', string> {
  multiline: boolean;
  max: number;
  /** False for a name, an id or a filter: visitors do not read it and the search does not index it. */
  indexed?: false;
}
export interface RichTextField extends Field<'richText', string> {
  hide: RichTextPart[];
}
export type RichTextPart = 'menu' | 'style' | 'headers' | 'lists' | 'links';
export interface LinkField extends Field<'link', Link> {
  /** Visitors of a region are led to the region's own page where the link names none: `/news` leads to `/au/news`. */
  regional?: true;
}
export interface PictureField extends Field<'picture', Picture> {
  /** One crop for each, in CSS pixels. */
  sizes: Record<string, { width: number; height: number }>;
  /** Its crops have any shape: they keep no ratio of their size. */
  freeform?: boolean;
}
export interface ChoiceField<V extends string = string> extends Field<'choice', V> {
  options: readonly { value: V; text: string }[];
}
export interface ChoicesField<V extends string = string> extends Field<'choices', V[]> {
  options: readonly { value: V; text: string }[];
}
export interface NumberField extends Field<'number', number> {
  min: number;
  max: number;
  step: number;
  /** Replaces `max` while a toggle of the same item is on. */
  maxWith?: { toggle: string; max: number };
}
export interface DateField extends Field<'date', string> {
  /** What the date belongs to is hidden from visitors after that day. */
  shownUntil?: true;
}
export interface ListField<F extends Fields = Fields> extends Field<'list', RowOf<F>[]> {
  of: F;
  max: number;
  /** What one row is called: 'Link', 'Question'. */
  rowLabel: string;
}
export interface ContentsField extends Field<'contents', Item[]> {
  /** componentTypes that may stand in it; the whitelist wins. */
  whitelist?: string[];
  blacklist?: string[];
}
export interface VideoValue {
  videoId: string;
  type?: 'youtube' | 'vimeo';
}

/** Where something is: as it is written on a letter, and as a map has it, in degrees. */
export interface PlaceValue {
  address: string;
  latitude: number;
  longitude: number;
}

type Options<V> = { initial?: V; hint?: string };

export const text = (
  label: string,
  options: Options<string> & { multiline?: boolean; max?: number; indexed?: false } = {},
): TextField => ({
  kind: 'text',
  initial: '',
  multiline: false,
  max: 300,
  ...options,
  label,
});
export const richText = (label: string, options: Options<string> & { hide?: RichTextPart[] } = {}): RichTextField => ({
  kind: 'richText',
  initial: '',
  hide: [],
  ...options,
  label,
});
export const picture = (
  label: string,
  sizes: PictureField['sizes'],
  options: Options<Picture> & Pick<PictureField, 'freeform'> = {},
): PictureField => ({
  kind: 'picture',
  initial: { imageId: '' },
  ...options,
  label,
  sizes,
});
export const link = (label: string, options: Options<Link> & Pick<LinkField, 'regional'> = {}): LinkField => ({
  kind: 'link',
  initial: { type: 'page', href: '', text: '' },
  ...options,
  label,
});
export const choice = <const V extends string>(
  label: string,
  options: readonly { value: V; text: string }[],
  more: Options<NoInfer<V>> = {},
): ChoiceField<V> => ({ kind: 'choice', initial: options[0]!.value, ...more, label, options });
/** Any number of the options, in the order they were chosen; none stands for whatever suits. */
export const choices = <const V extends string>(
  label: string,
  options: readonly { value: V; text: string }[],
  more: Options<NoInfer<V>[]> = {},
): ChoicesField<V> => ({ kind: 'choices', initial: [], ...more, label, options });
export const toggle = (label: string, options: Options<boolean> = {}): Field<'toggle', boolean> => ({
  kind: 'toggle',
  initial: false,
  ...options,
  label,
});
export const number = (
  label: string,
  range: Pick<NumberField, 'min' | 'max' | 'maxWith'> & { step?: number },
  options: Options<number> = {},
): NumberField => ({
  kind: 'number',
  initial: range.min,
  step: 1,
  ...options,
  ...range,
  label,
});
export const video = (label: string, options: Options<VideoValue> = {}): Field<'video', VideoValue> => ({
  kind: 'video',
  initial: { videoId: '' },
  ...options,
  label,
});
/** One of the site's own films by the name of its file; empty for none. */
export const videoSelect = (label: string, options: Options<string> = {}): Field<'videoSelect', string> => ({
  kind: 'videoSelect',
  initial: '',
  ...options,
  label,
});
export const date = (label: string, options: Options<string> & Pick<DateField, 'shownUntil'> = {}): DateField => ({
  kind: 'date',
  initial: '',
  ...options,
  label,
});
export const tags = (label: string, options: Options<string[]> = {}): Field<'tags', string[]> => ({
  kind: 'tags',
  initial: [],
  ...options,
  label,
});
/** An area of the training service by its name; empty for all. */
export const trainingCategory = (label: string, options: Options<string> = {}): Field<'trainingCategory', string> => ({
  kind: 'trainingCategory',
  initial: '',
  ...options,
  label,
});
export const place = (label: string, options: Options<PlaceValue> = {}): Field<'place', PlaceValue> => ({
  kind: 'place',
  initial: { address: '', ...DEFAULT_COORDINATES },
  ...options,
  label,
});
export const list = <F extends Fields>(
  label: string,
  of: F,
  options: { rowLabel: string; max?: number; hint?: string },
): ListField<F> => ({
  kind: 'list',
  initial: [],
  max: 50,
  ...options,
  label,
  of,
});
export const contents = (
  label: string,
  options: Options<Item[]> & Pick<ContentsField, 'whitelist' | 'blacklist'> = {},
): ContentsField => ({
  kind: 'contents',
  initial: [],
  ...options,
  label,
});
