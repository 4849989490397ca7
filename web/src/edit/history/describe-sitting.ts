import type { RevisionChange } from '../../../../proto/entities/page-rows.ts';
import type { Fields } from '../../fields/field.ts';
import { common, messages } from '../messages/messages.ts';
import { stepsAlong } from './steps-along.ts';

const t = messages.history.sitting;

interface Described {
  verb: 'changed' | 'added' | 'removed' | 'moved';
  what: string;
  of: string;
}

const VERBS = { set: 'changed', insert: 'added', remove: 'removed', move: 'moved' } as const;
const MAX_PARTS = 4;

/** Describes the changes of a sitting in one sentence, which is empty if nothing changed. */
export function describeSitting(changes: readonly RevisionChange[], fields: Fields, moreChanges = 0): string {
  const described = changes.flatMap((change) => describe(change, fields) ?? []);
  const parts = [...describeFields(described), ...describeItems(described)];
  const left = parts.slice(MAX_PARTS).length + moreChanges;
  const shown = [...parts.slice(0, MAX_PARTS), ...(left > 0 ? [t.more(left)] : [])].join('; ');
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}

function describe({ op, path, types }: RevisionChange, fields: Fields): Described | null {
  if (path.some((step) => HIDDEN.has(step))) return null;
  let seen = 0;
  const typesByEnd = new Map(
    path.flatMap((step, at) => (step.startsWith('#') ? [[at + 1, types[seen++]] as const] : [])),
  );
  const itemAt = (end: number) => (typesByEnd.get(end) ? { componentType: typesByEnd.get(end) } : undefined);
  const steps = stepsAlong(path, fields, itemAt);
  const last = steps.at(-1)!;
  const owner = steps.slice(0, -1).findLast(({ is }) => is === 'block')?.label;
  const place = owner ?? (path[0] === 'header' ? common.pageHeader : '');
  if (op !== 'set' && last.is === 'block') return { verb: VERBS[op], what: last.label, of: '' };
  const field = last.is === 'field' ? last : (steps.findLast(({ is }) => is === 'field') ?? last);
  return { verb: 'changed', what: field.label, of: place };
}

function describeFields(described: readonly Described[]): string[] {
  const changed = described.filter(({ verb }) => verb === 'changed');
  return groupBy(changed, ({ of }) => of).map(([of, fields]) => {
    const names = [...new Set(fields.map(({ what }) => what))];
    return of === '' ? t.changed(names) : t.changedOf({ names, of });
  });
}

const describeItems = (described: readonly Described[]): string[] =>
  (['added', 'removed', 'moved'] as const).flatMap((verb) => {
    const names = described.filter((one) => one.verb === verb).map(({ what }) => what);
    return names.length === 0 ? [] : [t[verb](names)];
  });

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Fields that are derived from others. */
const HIDDEN: ReadonlySet<string> = new Set(['v', 'sample', 'updatedAt', 'bytesId', 'cropSize']);
