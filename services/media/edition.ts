import { createHash } from 'node:crypto';
import type { FocalPoint } from '../../proto/entities/image.ts';
import { mediaRefusals } from '../../proto/refusals/media.ts';

export interface Replaceable {
  /** Names the bytes that have replaced those of the upload. */
  bytesId?: string;
  focalPoint?: FocalPoint;
}

const LENGTH = 10;

export function editionOf({ bytesId, focalPoint }: Replaceable): string | undefined {
  if (bytesId === undefined && focalPoint === undefined) return undefined;
  const shown = JSON.stringify([bytesId, focalPoint?.x, focalPoint?.y]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, LENGTH);
}

export function requireEdition(edition: string, current: Replaceable & { name: string }): void {
  if ((editionOf(current) ?? '') !== edition) throw mediaRefusals.replaced({ name: current.name });
}
