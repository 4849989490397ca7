import { findBlockType, findTemplateType } from './manifest-lookup.ts';
import type { FieldType } from './field-type.ts';

interface AllowedBlocks {
  whitelist?: readonly string[];
  blacklist?: readonly string[];
}

export function isAllowedChild(parentType: string, field: string, childType: string): boolean {
  const type: FieldType | undefined = findBlockType(parentType)?.fields[field];
  return type?.kind !== 'contents' || isAllowedBy(type, childType);
}

export const isAllowedIn = (template: string, section: string, childType: string): boolean =>
  isAllowedBy(findTemplateType(template)?.sections[section] ?? {}, childType);

export function isAllowedBy({ whitelist, blacklist }: AllowedBlocks, childType: string): boolean {
  if (whitelist && whitelist.length > 0) return whitelist.includes(childType);
  return !blacklist?.includes(childType);
}
