import type { Path } from '../../../../proto/edit.ts';
import type { Link } from '../../../../proto/values.ts';

/** Links of a copied page that still lead to the region of the original. */
export interface LeftLinks {
  pageId: string;
  slug: string;
  title: string;
  /** Name of the region of the original. */
  region: string;
  links: readonly CollectedLink[];
}

export interface CollectedLink {
  item: Path;
  componentType: string;
  link: Link;
}
