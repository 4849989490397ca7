import { type ComponentType, type ReactNode, createContext, useContext } from 'react';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Link, Picture } from '../../../../proto/values.ts';
import type { Field, Fields } from '../../fields/field.ts';

/** Views are built from parts. The editor replaces the plain parts with editable ones. */
export interface Parts {
  Text: ComponentType<TextProps & WithPath>;
  RichText: ComponentType<RichTextProps & WithPath>;
  Picture: ComponentType<SizedPictureProps & WithPath>;
  Link: ComponentType<LinkProps & WithPath>;
  Setting: ComponentType<SettingProps & WithPath>;
  /** Wraps an item without adding an element. */
  Item: ComponentType<ItemProps & WithPath>;
  /** Is rendered inside the element of a list, and shows the placeholder of an empty list. */
  Contents: ComponentType<ContentsProps & WithPath>;
}

export interface WithPath {
  path: Path;
}

export interface TextProps {
  at: string;
  value: string | undefined;
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'figcaption' | 'cite' | 'strong';
  className?: string;
  placeholder?: string;
}

export interface RichTextProps {
  at: string;
  value: string | undefined;
  className?: string;
  placeholder?: string;
}

export interface PictureProps {
  at: string;
  value: Picture | undefined;
  size?: string;
  /** Height of a freeform crop; by default the height that belongs to the size. */
  height?: number;
  sizes?: string;
  fixed?: boolean;
  /** Whether the picture fills a place that can be narrow and high, whose width does not show which file it needs. */
  covers?: boolean;
  /** Whether the picture loads with high priority, because it is above the fold. */
  priority?: boolean;
  className?: string;
}

export interface SizedPictureProps extends PictureProps {
  size: string;
  width: number;
  height: number;
}

export interface LinkProps {
  at: string;
  value: Link | undefined;
  className?: string;
  children?: ReactNode;
}

export interface SettingProps {
  at: string;
  isEmpty?: boolean;
  children: ReactNode;
}

export interface ItemProps {
  item: Item;
  children: ReactNode;
}

export interface ContentsProps {
  at: string;
  items: readonly Item[];
  children: ReactNode;
}

export const EditingContext = createContext<Parts | null>(null);
export const useParts = (): Parts | null => useContext(EditingContext);

/** The surrounding item or row, and its declared fields. The path of the page itself is empty. */
interface Scope {
  path: readonly string[];
  fields: Fields;
}
export const ScopeContext = createContext<Scope>({ path: [], fields: {} });
export const usePath = (at: string): Path => [...useContext(ScopeContext).path, ...(at === '' ? [] : at.split('.'))];
export const useField = (at: string): Field | undefined => useContext(ScopeContext).fields[at.split('.').at(-1)!];

/** Part of the page width that pictures can fill, from 0 to 1. */
export const ShareContext = createContext(1);
