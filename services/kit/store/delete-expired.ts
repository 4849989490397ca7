import type { Collection, Document } from './store.ts';

export async function deleteExpired<T extends Document & { expiresAt: string }>(
  rows: Collection<T>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const over = await rows.find({ expiresAt: { lt: at } }, { sort: { expiresAt: 'asc' }, limit: 20 });
  for (const { _id } of over) await rows.delete(_id, { expiresAt: { lt: at } });
}
