import { type ComponentType, type ReactNode, createContext, useContext } from 'react';
import type { Item } from '../../../../proto/content.ts';
import type { Path } from '../../../../proto/edit.ts';
import type { Link, Picture } from '../../../../proto/values.ts';
import type { RichTextPart } from '../../fields/field.ts';

/**
 * The seam between the site and its editor. A view is built from parts; each part asks this context. For visitors it is empty and
 * plain HTML comes out; the editor fills it with parts of its own, which keep the element, its classes and its place in the layout.
 */
export interface Parts {
  Text: ComponentType<TextProps & WithPath>;
  RichText: ComponentType<RichTextProps & WithPath>;
  Picture: ComponentType<PictureProps & WithPath>;
  Link: ComponentType<LinkProps & WithPath>;
  Setting: ComponentType<SettingProps & WithPath>;
  /** Stands around the element of one item; adds no element of its own. */
  Item: ComponentType<ItemProps & WithPath>;
  /** Stands inside the element that holds a list of items; adds what is needed to put the first one in. */
  Contents: ComponentType<ContentsProps & WithPath>;
}

/** Where the value stands in the page: the path of the surrounding item and the part's own field. */
export interface WithPath {
  path: Path;
}

export interface TextProps {
  /** The field, within the surrounding item or row. */
  at: string;
  value: string | undefined;
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'figcaption' | 'cite' | 'strong';
  className?: string;
  /** Shown to editors while it is empty. */
  placeholder?: string;
}

export interface RichTextProps {
  at: string;
  value: string | undefined;
  className?: string;
  placeholder?: string;
  hide?: RichTextPart[];
}

export interface PictureProps {
  at: string;
  value: Picture | undefined;
  /** Which named crop is shown. */
  size: string;
  width: number;
  height: number;
  /** The `sizes` attribute: how wide it is shown. */
  sizes?: string;
  /** Asked for in this very size on every screen. */
  fixed?: boolean;
  /** Above the fold: loaded first and not lazily. */
  priority?: boolean;
  className?: string;
}

export interface LinkProps {
  at: string;
  value: Link | undefined;
  className?: string;
  /** In place of the link's text. */
  children?: ReactNode;
}

export interface SettingProps {
  at: string;
  /** Nothing is shown of it. */
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

/** The path of the surrounding item or row; a page's own fields have the empty path. */
export const AtContext = createContext<readonly string[]>([]);
export const usePath = (at: string): Path => [...useContext(AtContext), ...(at === '' ? [] : at.split('.'))];
