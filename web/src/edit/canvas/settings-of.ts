import { getBlock } from '../../blocks/index.ts';
import type { FieldKind, Fields } from '../../fields/field.ts';

const kinds: readonly FieldKind[] = ['choice', 'choices', 'toggle', 'number', 'date'];

export const settingsOf = (componentType: string): Fields =>
  Object.fromEntries(
    Object.entries((getBlock(componentType)?.fields ?? {}) as Fields).filter(([, { kind }]) => kinds.includes(kind)),
  );
