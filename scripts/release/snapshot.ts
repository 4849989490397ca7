import type { Capability } from '../../proto/permissions.ts';
import type { Access, Call, Contract, EventType } from '../../proto/contract.ts';
import { blockVersion } from '../../proto/blocks/migrations/migration.ts';
import { migrations } from '../../proto/blocks/migrations.ts';
import { manifest } from '../../proto/blocks/manifest.ts';
import { contracts } from '../../proto/index.ts';
import { type DeclaredRefusal, declaredRefusals } from '../../proto/refusals/registry.ts';
import { describeSchema, type Schema, expandShapes, type Shapes, shareShapes } from './schemas.ts';
import type { Manifest } from '../../proto/blocks/field-type.ts';

export interface CallSnapshot {
  kind: 'query' | 'command';
  who: Access;
  needs?: Capability;
  http?: string;
  forVisitors?: true;
  maxUploadBytes?: number;
  deprecated?: string;
  in: Schema;
  out: Schema;
}

interface RefusalSnapshot {
  code: string;
  deprecated?: true;
}

export interface BlockSnapshot {
  version: number;
  fields: Record<string, string>;
}

export interface Snapshot {
  calls: Record<string, CallSnapshot>;
  events: Record<string, Schema>;
  refusals: Record<string, RefusalSnapshot>;
  blocks: Record<string, BlockSnapshot>;
}

export interface StoredSnapshot extends Snapshot {
  version: string;
  shapes: Shapes;
}

export const currentSnapshot = (): Snapshot =>
  describeContracts(
    contracts,
    declaredRefusals,
    describeBlocks(manifest.blocks, (name) => blockVersion(name, migrations)),
  );

export const describeContracts = (
  described: readonly Contract[],
  refusals: DeclaredRefusal[],
  blocks: Record<string, BlockSnapshot>,
): Snapshot => ({
  calls: sorted(
    described.flatMap(({ calls }) => Object.values(calls)).map((call) => [call.subject, describeCall(call)]),
  ),
  events: sorted(described.flatMap(({ events }) => Object.values(events)).map(describeEvent)),
  refusals: sorted(refusals.map(({ key, code, deprecated }) => [key, { code, ...(deprecated && { deprecated }) }])),
  blocks: sorted(Object.entries(blocks)),
});

export const toStored = (version: string, snapshot: Snapshot): StoredSnapshot => {
  const { value, shapes } = shareShapes(snapshot);
  return { version, ...value, shapes };
};

export const fromStored = ({ version: _, shapes, ...snapshot }: StoredSnapshot): Snapshot =>
  expandShapes(snapshot, shapes);

const describeCall = ({ kind, who, needs, http, forVisitors, upload, deprecated, ...call }: Call): CallSnapshot => ({
  kind,
  who,
  ...(needs && { needs }),
  ...(http && { http }),
  ...(forVisitors && { forVisitors }),
  ...(upload && { maxUploadBytes: upload.maxBytes }),
  ...(deprecated && { deprecated }),
  in: describeSchema(call.in),
  out: describeSchema(call.out),
});

const describeEvent = ({ subject, data }: EventType): [string, Schema] => [subject, describeSchema(data)];

const sorted = <T>(entries: [string, T][]): Record<string, T> =>
  Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));

type Fields = Manifest['blocks'][string]['fields'];

const describeBlocks = (
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
