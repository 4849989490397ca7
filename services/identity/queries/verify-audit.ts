import { identity } from '../../../proto/identity.ts';
import { CLOCK } from '../../kit/clock.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { RETENTION_MS } from '../../kit/recovery/purger.ts';
import { SETTINGS } from '../../kit/settings.ts';
import type { Filter } from '../../kit/store/store.ts';
import { type AuditBlock, AuditBlockRows, type AuditFault, findFault, type SealedEntry } from '../audit-chain.ts';
import { AuditLogRows } from '../audit-log.ts';
import { MAX_DONE, MAX_REFUSED, oldestKept } from '../audit-retention.ts';
import { AuditSealer } from '../audit-sealer.ts';

const dependencies = {
  rows: AuditLogRows,
  blocks: AuditBlockRows,
  sealer: AuditSealer,
  clock: CLOCK,
  settings: SETTINGS,
};
type Needs = Resolved<typeof dependencies>;

/** Blocks are deleted a few times a day. */
const DAY_MS = 86_400_000;

const sort = { position: 'asc' as const };
const byBlock = { block: 'asc' as const, ...sort };

export const verifyAudit = handle(identity.calls.verifyAudit, dependencies, async ({ head }, _caller, needs) => {
  await needs.sealer.seal();
  const { blocks, rows, clock } = needs;
  const isExpired = await expiry(needs);
  const erasedUntil = new Date(clock.now().getTime() - RETENTION_MS).toISOString();
  const keptSince = new Date(Date.parse(oldestKept(clock.now(), needs.settings.auditDays)) + DAY_MS).toISOString();
  const isErasable = ({ at }: { at: string }) => at < erasedUntil;
  let previous: AuditBlock | undefined;
  let fault: AuditFault | null = null;
  let entries = 0;
  let isHeadFound = false;
  for (;;) {
    const [block] = await blocks.find(
      { number: { gt: previous?.number ?? -1 } },
      { sort: { number: 'asc' }, limit: 1 },
    );
    if (!block) break;
    isHeadFound ||= block.hash === head;
    const stored = await rows.find({ block: block.number }, { sort });
    const isBeginning = block.number === 0 || block.until < keptSince;
    fault =
      previous || isBeginning
        ? findFault(block, previous, stored, { isExpired, isErasable })
        : { block: block.number - 1, what: 'blockRemoved' };
    if (fault) break;
    entries += stored.length;
    previous = block;
  }
  // Blocks were removed if an entry names one that does not exist. Another replica may be sealing the next one.
  const [orphan] = fault
    ? []
    : await rows.find({ block: { gt: (previous?.number ?? -1) + 1 } }, { sort: byBlock, limit: 1 });
  if (orphan) fault = { block: orphan.block!, what: 'added', position: orphan.position };
  return {
    entries,
    head: previous?.hash ?? '',
    number: previous?.number ?? -1,
    fault,
    ...(head !== undefined && !fault && { isHeadFound }),
  };
});

/** Entries may be absent from the beginning: those that are too old, and the first ones if there are too many. */
async function expiry({ rows, clock, settings }: Needs): Promise<(entry: SealedEntry) => boolean> {
  const oldest = oldestKept(clock.now(), settings.auditDays);
  const firstOf = async (filter: Filter, most: number): Promise<string> => {
    if ((await rows.count(filter, { upTo: most })) < most) return oldest;
    const [first] = await rows.find(filter, { sort, limit: 1 });
    return first!.position;
  };
  const refused = await firstOf({ refused: true }, MAX_REFUSED);
  const done = await firstOf({ refused: false }, MAX_DONE);
  return ({ position, refused: isRefused }) => position < oldest || position < (isRefused ? refused : done);
}
