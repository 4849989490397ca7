import type { Path } from '../../../../proto/edit.ts';
import type { Link } from '../../../../proto/values.ts';

export interface CollectedLink {
  item: Path;
  componentType: string;
  link: Link;
}
