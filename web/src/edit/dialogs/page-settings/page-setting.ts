import type { Path } from '../../../../../proto/edit.ts';
import type { Fields } from '../../../fields/field.ts';

/** A field of the page settings. */
export interface PageSetting {
  path: Path;
  label: string;
  /** Heading above the setting. */
  of?: string;
}

export const settingsOf = (fields: Fields, base: Path = [], of?: string): PageSetting[] =>
  Object.entries(fields).map(([name, { label }]) => ({ path: [...base, name], label, of }));
