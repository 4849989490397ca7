import { traitsOf } from '../../../../proto/blocks/manifest.ts';
import { getBlock } from '../../blocks/index.ts';
import type { Fields } from '../../fields/field.ts';

export const settingsOf = (componentType: string): Fields =>
  Object.fromEntries(
    Object.entries((getBlock(componentType)?.fields ?? {}) as Fields).filter(
      ([, field]) => traitsOf(field).role === 'setting',
    ),
  );
