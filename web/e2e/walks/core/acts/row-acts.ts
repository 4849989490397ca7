import type { Path } from '../../../../../proto/edit.ts';
import { createInsert, createMove, createRemove } from '../../../../../proto/edit/create-operation.ts';
import { perform } from '../../../../src/edit/core/actions.ts';
import { newKey } from '../../../../src/edit/core/new-key.ts';
import { type Act, any, placesOf, valueIn } from './act.ts';

const MAX_ROWS = 5;

export function addRow(act: Act): string | null {
  const place = any(act.random, placesOf(act).rowLists);
  if (!place) return null;
  const { path, field } = place;
  const rows = (valueIn(act.editor, path) ?? []) as { key: string }[];
  if (rows.length >= Math.min(MAX_ROWS, field.max)) return null;
  const initial = Object.entries(field.of).map(([name, one]) => [name, structuredClone(one.initial as unknown)]);
  const row = { ...Object.fromEntries(initial), key: newKey() };
  perform(act.editor, [createInsert(act.editor.state.documents.page, path, rows.at(-1)?.key ?? null, row)]);
  return `adds a row to ${path.join('/')}`;
}

export function moveRow(act: Act): string | null {
  const row = anyRow(act);
  if (!row || row.others.length === 0) return null;
  const { path, key, others } = row;
  const after = act.random.pick([null, ...others]);
  perform(act.editor, [createMove(act.editor.state.documents.page, path, key, { path, after })]);
  return `moves the row ${key} of ${path.join('/')} after ${after}`;
}

export function removeRow(act: Act): string | null {
  const row = anyRow(act);
  if (!row) return null;
  perform(act.editor, [createRemove(act.editor.state.documents.page, row.path, row.key)]);
  return `removes the row ${row.key} of ${row.path.join('/')}`;
}

function anyRow(act: Act): { path: Path; key: string; others: string[] } | null {
  const rows = placesOf(act).rowLists.flatMap(({ path }) => {
    const keys = ((valueIn(act.editor, path) ?? []) as { key: string }[]).map(({ key }) => key);
    return keys.map((key) => ({ path, key, others: keys.filter((other) => other !== key) }));
  });
  return any(act.random, rows);
}
