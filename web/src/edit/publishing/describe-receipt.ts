import type { ShownReceipt } from '../core/publishing.ts';
import { surfaceNames } from './surface-names.ts';
import { messages } from '../messages/messages.ts';

const t = messages.publishing.receipt;

export function describeReceipt({ kind, receipt, error, changedMs }: ShownReceipt) {
  const failed = receipt?.surfaces.filter(({ ok }) => !ok) ?? [];
  const isVerified = receipt !== null && failed.length === 0;
  const slowest = Math.max(0, ...(receipt?.surfaces.map(({ elapsedMs }) => elapsedMs) ?? []));
  return { title: t.titles[kind], isVerified, summary: summarise(), inShort: t.folded[kind](t.states[stateOf()]) };

  function stateOf(): keyof typeof t.states {
    if (error) return 'unknown';
    if (!receipt) return 'checking';
    return isVerified ? 'verified' : 'failed';
  }

  function summarise(): string {
    if (error) return t.unknown;
    if (!receipt) return t.checking;
    if (!isVerified) return t.failed(failed.map(({ surface }) => surfaceNames[surface]));
    return (receipt.published ? t.live : t.gone)({
      milliseconds: changedMs + slowest,
      servers: receipt.servers.answered,
    });
  }
}
