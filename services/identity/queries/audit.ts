import type { HandlerInput } from '../../../proto/contract.ts';
import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Filter } from '../../kit/store/store.ts';
import { AuditBlockRows } from '../audit-chain.ts';
import { AuditLogRows, toRow } from '../audit-log.ts';
import { findPage, positionsBetween } from '../../kit/store/positions.ts';

export const listAudit = handle(identity.calls.listAudit, { rows: AuditLogRows }, async (input, _caller, { rows }) => {
  const { page, next } = await findPage(rows, auditFilter(input), { order: 'desc', limit: input.limit });
  return { entries: page.map(toRow), next };
});

const PAGE_SIZE = 100;

export const exportAudit = handle(
  identity.calls.exportAudit,
  { rows: AuditLogRows, blocks: AuditBlockRows },
  async (input, _caller, { rows, blocks }) => {
    const { page, next } = await findPage(rows, auditFilter(input), { order: 'asc', limit: PAGE_SIZE });
    const numbers = [...new Set(page.flatMap(({ block }) => block ?? []))];
    const found = await blocks.find({ number: { in: numbers } }, { without: ['entries'] });
    const hashes = new Map(found.map(({ number, hash }) => [number, hash]));
    return {
      entries: page.map((entry) => {
        const hash = hashes.get(entry.block ?? -1);
        return { ...toRow(entry), ...(hash !== undefined && { block: { number: entry.block!, hash } }) };
      }),
      next,
    };
  },
);

type Input = HandlerInput<typeof identity.calls.listAudit> | HandlerInput<typeof identity.calls.exportAudit>;

const auditFilter = ({ username, kind, ...bounds }: Input): Filter => ({
  ...(username && { username }),
  ...(kind && { kinds: { has: kind } }),
  ...positionsBetween(bounds),
});
