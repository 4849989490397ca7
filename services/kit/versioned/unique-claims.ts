import { setTimeout as pause } from 'node:timers/promises';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import type { Clock } from '../clock.ts';
import { insertNew } from '../store/store.ts';
import { type State, loadNewestState } from './state.ts';
import type { ClaimRow, Tables } from './tables.ts';
import type { VersionedSpec } from './versioned.ts';

const ABANDONED_MS = { byTheSameDocument: 5_000, byAnother: 60_000 };

interface ClaimReservation {
  cancel(): Promise<void>;
  confirm(): Promise<void>;
}

export const computeClaims = <T extends object>({ claims }: VersionedSpec<T>, state: State<T>): Set<string> =>
  new Set(contentsOf(state).flatMap((content) => claims?.(content) ?? []));

const contentsOf = <T extends object>({ draft, live }: State<T>): T[] =>
  [draft, live].filter((content) => content !== null);

/** Resolves to null if another write of the same document is in progress; the caller must then retry. */
export async function reserveClaims<T extends object>(
  { tables, spec, clock }: { tables: Tables<T>; spec: VersionedSpec<T>; clock: Clock },
  before: State<T>,
  after: State<T>,
): Promise<ClaimReservation | null> {
  const held = computeClaims(spec, before);
  const next = computeClaims(spec, after);
  const token = clock.id();
  const reserved: ClaimRow[] = [];
  // The claims are read before the commit: a later write that claims a value again sets another token, so that claim is not released.
  const obsolete = await Promise.all(
    [...held].filter((claim) => !next.has(claim)).map((claim) => tables.claims.get(claim)),
  );
  const release = async (rows: (ClaimRow | null)[]) => {
    await Promise.all(
      rows.map((row) => row?.documentId === after._id && tables.claims.delete(row._id, { token: row.token })),
    );
  };
  const reservation = { cancel: () => release(reserved), confirm: () => release(obsolete) };
  try {
    for (const claim of [...next].filter((claim) => !held.has(claim)).toSorted()) {
      const row = { _id: claim, documentId: after._id, token, at: clock.now().toISOString() };
      if (!(await acquireClaim({ tables, spec, clock }, row))) {
        await reservation.cancel();
        return null;
      }
      reserved.push(row);
    }
    return reservation;
  } catch (error) {
    await reservation.cancel();
    throw error;
  }
}

async function acquireClaim<T extends object>(
  { tables, spec, clock }: { tables: Tables<T>; spec: VersionedSpec<T>; clock: Clock },
  row: ClaimRow,
): Promise<boolean> {
  for (;;) {
    if (await insertNew(tables.claims, row)) return true;
    const other = await tables.claims.get(row._id);
    if (!other) continue;
    const isOwn = other.documentId === row.documentId;
    const holder = await loadNewestState(tables, other.documentId);
    const isHeld = computeClaims(spec, holder.state).has(row._id);
    const age = clock.now().getTime() - Date.parse(other.at);
    if (!isHeld && age > (isOwn ? ABANDONED_MS.byTheSameDocument : ABANDONED_MS.byAnother)) {
      if (await tables.claims.replace(row, { token: other.token })) return true;
      continue;
    }
    if (isOwn) {
      await pause(isHeld ? 0 : 5);
      return false;
    }
    throw (
      spec.taken?.(row._id, other.documentId, contentsOf(holder.state)) ??
      documentRefusals.claimTaken({ claim: row._id, holder: other.documentId })
    );
  }
}
