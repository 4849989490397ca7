import type { Metadata, Sharp, SharpOptions } from 'sharp';

const RENDER_TIMEOUT_SECONDS = 15;

export async function openPicture(bytes: Buffer, options: SharpOptions = {}): Promise<Sharp> {
  const sharp = await load();
  // sharp cannot turn an animation, and browsers ignore its orientation as well.
  const limits: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', autoOrient: !options.animated };
  return sharp(bytes, { ...limits, ...options }).timeout({ seconds: RENDER_TIMEOUT_SECONDS });
}

export async function readMetadata(bytes: Buffer, options: SharpOptions = {}): Promise<Metadata> {
  return (await load())(bytes, { ...options, limitInputPixels: false }).metadata();
}

type Library = typeof import('sharp').default;

let loaded: Promise<Library> | undefined;

/** Loading sharp takes 30 MB of memory, so processes without pictures do not load it. */
const load = () => (loaded ??= import('sharp').then(({ default: sharp }) => configure(sharp)));

function configure(sharp: Library): Library {
  sharp.cache(false);
  sharp.concurrency(1);
  // Only accepted formats are decoded, regardless of the declared type.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  return sharp;
}

/** Larger pictures are not decoded: a small file can decompress to gigabytes. */
export const MAX_PIXELS = 50_000_000;
export const MAX_SIDE = 16_384;
