import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { Problem } from '../../../../proto/errors.ts';
import type { Decision, Head } from '../versioned.ts';
import { type Entry, facts, openLedger } from './ledger.ts';

const [file = ''] = process.argv.slice(2);
const { ledger } = openLedger(file, { now: () => new Date(), id: () => randomUUID() });
await ledger.heal();
await Promise.all(Array.from({ length: 4 }, writeOn));

/** Each printed line is a promise: this revision of this document contains this mark. */
async function writeOn(): Promise<never> {
  for (;;) {
    const id = `d${randomInt(6)}`;
    const mark = randomUUID();
    try {
      const { revision } = await ledger.commit(id, { _id: 'w', username: 'W' }, (head) => decide(head, mark));
      if (revision > 0) writeSync(1, `${JSON.stringify({ id, revision, mark })}\n`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
}

function decide(head: Head<Entry> | null, mark: string): Decision<Entry> {
  const dice = randomInt(10);
  if (dice === 0 && head) return { action: 'delete', draft: null, facts, changeId: mark };
  const line = { key: mark.slice(0, 8), text: 'x'.repeat(randomInt(2000)) };
  const draft = {
    // There are few slugs, so that documents compete for them.
    slug: head && dice < 7 ? head.draft.slug : `s${randomInt(10)}`,
    mark,
    lines: [...(head?.draft.lines ?? []), line].slice(-20),
  };
  const live = dice === 8 ? 'publish' : dice === 9 ? 'withdraw' : undefined;
  return { action: 'save', draft, facts, changeId: mark, ...(live ? { live } : {}) };
}
