import type { Output } from '../../proto/contract.ts';
import type { identity } from '../../proto/identity.ts';

type Verdict = Output<typeof identity.calls.verifyAudit>;
type Fault = NonNullable<Verdict['fault']>;

const findings: Record<Fault['what'], string> = {
  changed: 'an entry was changed',
  removed: 'an entry was removed',
  added: 'an entry was added',
  reordered: 'entries were reordered',
  blockChanged: 'the list of its entries was changed',
  blockRemoved: 'it, or a block after it, was removed',
};

export function describeVerdict({ entries, number, head, fault, isHeadFound }: Verdict): string {
  if (fault) {
    const { block, what, position } = fault;
    return `The audit log was changed. In block ${block}, ${findings[what]}${position ? `: ${position}` : ''}.`;
  }
  if (isHeadFound === false) return 'No block has the given head, so entries were removed or replaced since.';
  return `${entries} entries are unchanged. Head of block ${number}: ${head}`;
}
