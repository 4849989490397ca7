import type { Manifest } from '../../proto/blocks/field-type.ts';
import type { BlockSnapshot } from './snapshot.ts';

type Fields = Manifest['blocks'][string]['fields'];

export const describeBlocks = (
  blocks: Manifest['blocks'],
  versionOf: (name: string) => number,
): Record<string, BlockSnapshot> =>
  Object.fromEntries(
    Object.entries(blocks).map(([name, { fields }]) => [
      name,
      { version: versionOf(name), fields: Object.fromEntries(kindsIn(fields)) },
    ]),
  );

const kindsIn = (fields: Fields, prefix = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${prefix}${name}`, field.kind] as [string, string],
    ...('of' in field ? kindsIn(field.of as Fields, `${prefix}${name}.`) : []),
  ]);
