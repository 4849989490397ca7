import type { Path } from '../../../../proto/edit.ts';
import type { Link } from '../../../../proto/values.ts';

/** A link on a page, with the block that contains it. */
export interface CollectedLink {
  item: Path;
  componentType: string;
  link: Link;
}
