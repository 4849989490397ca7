import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { MAX_PIXELS } from './limits.ts';

/** How long one picture may be drawn; shorter than anybody waits for it. */
const SECONDS = 15;

/** A picture that is opened with every limit in place, turned as its camera was held. */
export async function openPicture(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await load();
  const limits: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: true };
  return sharp(bytes, { ...limits, ...options }).timeout({ seconds: SECONDS });
}

/** What its first bytes say of a picture, its size included; nothing is decoded, so that no limit is needed. */
export async function readMetadata(bytes: Buffer): Promise<Metadata> {
  return (await load())(bytes, { limitInputPixels: false }).metadata();
}

type Library = typeof import('sharp').default;

let loaded: Promise<Library> | undefined;

/** It takes 30 MB of memory, which a process without pictures need not have. */
const load = () => (loaded ??= import('sharp').then(({ default: sharp }) => configured(sharp)));

function configured(sharp: Library): Library {
  // What it would keep for next time is never asked for again: renditions are in the file store.
  sharp.cache(false);
  sharp.concurrency(1);
  // Only what is accepted can be read, whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
}
