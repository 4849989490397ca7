import { setTimeout as pause } from 'node:timers/promises';
import { documentRefusals } from '../../../proto/refusals/documents.ts';
import { auditDocument } from '../audit/audit-scope.ts';
import type { Relay } from '../bus/outbox.ts';
import type { Clock } from '../clock.ts';
import { insertNew } from '../store/store.ts';
import { pauseFor } from '../threads/next-turn.ts';
import { reserveClaims } from './unique-claims.ts';
import { summaryOf, type Tables } from './tables.ts';
import { documentLog } from './document-log.ts';
import { applyRevision, type State, loadNewestState } from './state.ts';
import { createRevision, type Revision, LARGE_FIELDS } from './revision.ts';
import { updateProjections } from './projections.ts';
import { markPublished, toOutboxEvents } from './revision-outbox.ts';
import type { Author, Committed, Decision, Head, Versioned, VersionedSpec } from './versioned.ts';
import { Problem } from '../../../proto/errors.ts';

interface CommitContext<T extends object> {
  tables: Tables<T>;
  spec: VersionedSpec<T>;
  clock: Clock;
  relay: Pick<Relay, 'wake'>;
}

const MAX_TRIES = 100;
const MAX_NAME = 300;

export async function commit<T extends object>(
  context: CommitContext<T>,
  id: string,
  by: Author,
  decide: Parameters<Versioned<T>['commit']>[2],
): Promise<Committed<T>> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await backOff(tries);
    const { state } = await loadNewestState(context.tables, id);
    const decision = await decideOn(context, state, by, decide);
    if (!decision || (!decision.draft && !state.draft)) return toCommitted(state);
    const pause = pauseFor(decision.draft ?? state.draft);
    await pause();
    const change = createRevision(state, decision, by, context.clock.now());
    await pause();
    const after = applyRevision(state, change);
    change.facts = toOutboxEvents(
      context.spec.name,
      change,
      decision.facts?.({ draft: after.draft, live: after.live, by }) ?? [],
    );
    if (!(await tryCommit(context, state, change, after))) continue;
    recordChange(context.spec, state, after, decision);
    return toCommitted(after);
  }
  throw documentRefusals.tooManyWriters({ id });
}

async function decideOn<T extends object>(
  { tables }: CommitContext<T>,
  state: State<T>,
  by: Author,
  decide: Parameters<Versioned<T>['commit']>[2],
): Promise<Decision<T> | null> {
  try {
    return await decide(toHead(state), documentLog(tables, state._id, by));
  } catch (error) {
    return nameOwnChanges(tables, state._id, { by, error });
  }
}

function recordChange<T extends object>(
  spec: VersionedSpec<T>,
  before: State<T>,
  after: State<T>,
  { action, owner }: Pick<Decision<T>, 'action' | 'owner'>,
): void {
  auditDocument({
    kind: spec.kind ?? spec.name,
    _id: after._id,
    name: summaryOf(spec, (after.draft ?? before.draft)!, after._id).name.slice(0, MAX_NAME),
    action,
    ...(owner && { owner: owner.username }),
    before: before.draft ? before.revision : 0,
    after: after.revision,
  });
}

export function toHead<T extends object>({ _id, revision, draft, live }: State<T>): Head<T> | null {
  return draft && { _id, revision, draft, live };
}

async function tryCommit<T extends object>(
  context: CommitContext<T>,
  before: State<T>,
  change: Revision<T>,
  after: State<T>,
): Promise<boolean> {
  const { tables, relay } = context;
  const reservation = await reserveClaims(context, before, after);
  if (!reservation) return false;
  if (!(await insertNew(tables.revisions, change))) {
    await reservation.cancel();
    return false;
  }
  await updateProjections(tables, after);
  if (change.facts.length > 0) relay.wake();
  else await markPublished(tables, change._id);
  await reservation.confirm();
  return true;
}

/** Pauses are random after the second try, so that competing writers do not collide again. */
async function backOff(tries: number): Promise<void> {
  if (tries > 2) await pause(Math.random() * Math.min(tries * 2, 40));
}

const toCommitted = <T extends object>({ revision, draft, live }: State<T>): Committed<T> => ({
  revision,
  draft,
  live,
});

const MAX_LATER = 100;

/** Rejects with a refusal that says so if the user has made all revisions since the one that the change is based on. */
async function nameOwnChanges<T extends object>(
  { revisions }: Tables<T>,
  documentId: string,
  { by, error }: { by: Author; error: unknown },
): Promise<never> {
  if (!(error instanceof Problem) || error.key !== documentRefusals.changed.key) throw error;
  const { started, name, revision } = error.parameters as Parameters<typeof documentRefusals.changed>[0];
  const later = await revisions.find(
    { documentId, revision: { gt: Number(started) } },
    { limit: MAX_LATER, without: LARGE_FIELDS },
  );
  const isOwn = later.length > 0 && later.every((one) => one.by._id === by._id);
  throw isOwn ? documentRefusals.changedByYou({ started, name, revision }, error.details) : error;
}
