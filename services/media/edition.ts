import { createHash } from 'node:crypto';
import { mediaRefusals } from '../../proto/refusals/media.ts';

export interface Replaceable {
  /** Names the bytes that have replaced those of the upload. */
  bytesId?: string;
}

const LENGTH = 10;

export function editionOf({ bytesId }: Replaceable): string | undefined {
  if (bytesId === undefined) return undefined;
  return createHash('sha256').update(bytesId).digest('base64url').slice(0, LENGTH);
}

export function requireEdition(edition: string, current: Replaceable & { name: string }): void {
  if ((editionOf(current) ?? '') !== edition) throw mediaRefusals.replaced({ name: current.name });
}
