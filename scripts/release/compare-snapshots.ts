import type { Access } from '../../proto/contract.ts';
import { compareSchemas } from './compare-schemas.ts';
import type { BlockSnapshot, CallSnapshot, Snapshot } from './snapshot.ts';

const ACCESS: Access[] = ['anyone', 'account', 'user', 'admin'];

export const breakingChanges = (before: Snapshot, after: Snapshot): string[] => [
  ...entries(before.calls).flatMap(([name, call]) => compareCalls(name, call, after.calls[name])),
  ...entries(before.events).flatMap(([name, data]) => {
    const now = after.events[name];
    if (!now) return data.deprecated ? [] : [`${name}: the event was removed. ${DEPRECATE_EVENT}`];
    return compareSchemas(data, now, 'output').map((problem) => `${name}: ${problem}. ${KEEP_FIELD}`);
  }),
  ...entries(before.refusals).flatMap(([key, { code, deprecated }]) => {
    const now = after.refusals[key];
    if (!now) return deprecated ? [] : [`${key}: the refusal was removed. ${DEPRECATE_REFUSAL}`];
    return now.code === code ? [] : [`${key}: the code is ${now.code} instead of ${code}. Declare a new refusal.`];
  }),
  ...entries(before.blocks).flatMap(([name, block]) => compareBlocks(name, block, after.blocks[name])),
];

function compareCalls(name: string, before: CallSnapshot, after: CallSnapshot | undefined): string[] {
  if (!after) return before.deprecated ? [] : [`${name}: the call was removed. ${DEPRECATE_CALL}`];
  return [
    ...compareAccess(before, after).map((problem) => `${name}: ${problem}. ${NEW_CALL}`),
    ...compareSchemas(before.in, after.in, 'input').map((problem) => `${name}: in the input ${problem}. ${KEEP_FIELD}`),
    ...compareSchemas(before.out, after.out, 'output').map(
      (problem) => `${name}: in the output ${problem}. ${KEEP_FIELD}`,
    ),
  ];
}

function* accessProblems(before: CallSnapshot, after: CallSnapshot): Generator<string> {
  if (after.kind !== before.kind) yield `it is a ${after.kind} instead of a ${before.kind}`;
  if (ACCESS.indexOf(after.who) > ACCESS.indexOf(before.who))
    yield `only ${after.who} may call it instead of ${before.who}`;
  if (after.needs && after.needs !== before.needs) yield `it needs the capability ${after.needs}`;
  if (before.http && after.http !== before.http) yield `its route ${before.http} was removed`;
  if (before.forVisitors && !after.forVisitors) yield 'visitors can no longer call it';
  if (before.maxUploadBytes && (after.maxUploadBytes ?? 0) < before.maxUploadBytes)
    yield `it accepts files of at most ${after.maxUploadBytes ?? 0} bytes instead of ${before.maxUploadBytes}`;
}

const compareAccess = (before: CallSnapshot, after: CallSnapshot) => [...accessProblems(before, after)];

function compareBlocks(name: string, before: BlockSnapshot, after: BlockSnapshot | undefined): string[] {
  if (!after)
    return [`${name}: the block was removed, and stored pages contain it. Keep it and hide it from the palette.`];
  if (after.version < before.version)
    return [`${name}: blocks are stored with version ${before.version}. Add a migration instead of removing one.`];
  if (after.version > before.version) return [];
  return entries(before.fields)
    .filter(([path, kind]) => after.fields[path] !== kind)
    .map(([path, kind]) =>
      after.fields[path]
        ? `${name}: the field \`${path}\` is ${after.fields[path]} instead of ${kind}. ${MIGRATE}`
        : `${name}: the field \`${path}\` was removed. ${MIGRATE}`,
    );
}

const entries = <T>(record: Record<string, T>) => Object.entries(record);

const KEEP_FIELD = 'Keep it as it was, add a new optional field, and mark the old one as deprecated for one release.';
const NEW_CALL = 'Add a new call, and mark this one as deprecated for one release.';
const DEPRECATE_CALL = 'Declare it with `deprecated` for one release before you remove it.';
const DEPRECATE_EVENT = 'Declare its data with `.meta({ deprecated: true })` for one release before you remove it.';
const DEPRECATE_REFUSAL = "Declare it with 'deprecated' for one release before you remove it.";
const MIGRATE = 'Add a migration in proto/blocks/migrations.';
