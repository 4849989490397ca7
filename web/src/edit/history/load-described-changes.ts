import type { Version } from '../core/comparison.ts';
import { loadChanges } from './calls.ts';
import { type DescribedChange, describeChanges } from './describe-change.ts';
import { type KindName, getDocumentKind } from './document-kinds.ts';

export async function loadDescribedChanges(
  named: { kind: KindName; _id: string },
  from: Version,
  to: Version,
): Promise<DescribedChange[]> {
  const compared = await loadChanges(named, from, to);
  const fields = getDocumentKind(named.kind).fieldsOf?.(compared.to ?? compared.from ?? {}) ?? {};
  return describeChanges(compared, fields);
}
