import type { FieldKind } from '../../../proto/blocks/field-type.ts';
import type { Item } from '../../../proto/content.ts';
import { DEFAULT_COORDINATES } from '../../../proto/default-coordinates.ts';
import type { Link, Picture } from '../../../proto/values.ts';

/** Fields are data without editor code; props, initial values and the sidebar of a block are derived from them. */
export interface Field<K extends FieldKind = FieldKind, V = any> {
  kind: K;
  label: string;
  initial: V;
  hint?: string;
}

export type { FieldKind };

export type Fields = Record<string, Field>;

export type RowOf<F extends Fields> = ValuesOf<F> & { key: string };

export type ValuesOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<any, infer V> ? V : never };

export interface TextField extends Field<'text', string> {
  multiline: boolean;
  max: number;
  /** False for names, ids and filters: visitors do not read it and search does not index it. */
  indexed?: false;
}
export interface RichTextField extends Field<'richText', string> {
  hide: RichTextPart[];
}
export type RichTextPart = 'menu' | 'style' | 'headers' | 'lists' | 'links';
export interface LinkField extends Field<'link', Link> {
  /** An address without a region leads visitors to their region's page: `/news` becomes `/au/news`. */
  regional?: true;
}
export interface PictureField extends Field<'picture', Picture> {
  /** One crop for each size, in CSS pixels. */
  sizes: Record<string, { width: number; height: number }>;
  /** Crops may have any aspect ratio. */
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
  /** Replaces `max` while this toggle of the same item is on. */
  maxWith?: { toggle: string; max: number };
}
export interface DateField extends Field<'date', string> {
  /** The row is hidden from visitors after this day. */
  shownUntil?: true;
}
export interface ListField<F extends Fields = Fields> extends Field<'list', RowOf<F>[]> {
  of: F;
  max: number;
  rowLabel: string;
}
export interface ContentsField extends Field<'contents', Item[]> {
  /** Component types that it accepts; the whitelist takes precedence. */
  whitelist?: string[];
  blacklist?: string[];
}
export interface VideoValue {
  videoId: string;
  type?: 'youtube' | 'vimeo';
}

/** A postal address and a position in degrees. */
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
/** In the order of choice; none means automatic. */
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
/** File name of one of the site's videos; empty for none. */
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
/** Name of an area of the training service; empty for all. */
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
