import { blockTypeOf, templateTypeOf } from './declared.ts';
import type { FieldType } from './field-type.ts';

interface Lists {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

/** Whether a block of that type may be placed in that contents field of its parent; unknown parents refuse nothing. */
export function mayContain(parentType: string, field: string, childType: string): boolean {
  const type: FieldType | undefined = blockTypeOf(parentType)?.fields[field];
  return type?.kind !== 'contents' || allows(type, childType);
}

/** The same for a list of contents of a page. */
export const mayStandIn = (template: string, section: string, childType: string): boolean =>
  allows(templateTypeOf(template)?.sections[section] ?? {}, childType);

export function allows({ whitelist, blacklist }: Lists, childType: string): boolean {
  if (whitelist && whitelist.length > 0) return whitelist.includes(childType);
  return !blacklist?.includes(childType);
}
