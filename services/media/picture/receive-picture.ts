import { fileTypeFromBuffer } from 'file-type';
import { Problem } from '../../../proto/errors.ts';
import type { Upload } from '../../../proto/entities/image.ts';
import { svgLimits } from '../../../proto/limits.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import type { Files } from '../../kit/files/files.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { decodeText } from '../decode-text.ts';
import { toDisplayName } from '../display-name.ts';
import type { ImageContent } from '../media.store.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { findEmbeddedPictures } from '../svg/sanitize-svg.ts';
import { type Format, formatOfMimeType, mimeTypeOf } from './formats.ts';
import { MAX_PIXELS, MAX_SIDE, openPicture, readMetadata } from './sharp.ts';
import { stripMetadataInThread, turnUpright } from './strip-metadata-in-thread.ts';
import { hasTooManyChunks } from './strip-metadata.ts';

interface ReceivedPicture {
  name: string;
  format: Format;
  content: Pick<ImageContent, 'type' | 'width' | 'height' | 'size'>;
  store(files: Files, key: string): Promise<void>;
}

export async function receivePicture(sent: Buffer, upload: Upload): Promise<ReceivedPicture> {
  const name = toDisplayName(upload.name, 'picture');
  const { bytes, type, width, height } = await inspectPicture(sent, name);
  return {
    name,
    format: formatOfMimeType(type)!,
    content: { type, width, height, size: bytes.length },
    store: async (files, key) => void (await files.put(key, bytes, { type })),
  };
}

type Size = { width: number; height: number };

interface Inspected {
  bytes: Buffer;
  type: string;
  width: number;
  height: number;
}

export async function inspectPicture(uploaded: Buffer, name: string): Promise<Inspected> {
  const format = await detectFormat(uploaded);
  if (format === undefined) throw mediaRefusals.pictureFormat({ name });
  if (await showsFirstFrameOnly(uploaded)) throw mediaRefusals.pictureMoves({ name });
  if (format === 'png' && hasTooManyChunks(uploaded)) throw mediaRefusals.pictureParts({ name });
  if (format === 'svg') return inspectSvg(uploaded, name);
  await requireReadable(uploaded, name);
  const stored = await stripMetadataInThread(uploaded, format);
  const { width, height } = (await readMetadata(stored)).autoOrient;
  return { bytes: stored, type: mimeTypeOf[format], width, height };
}

async function inspectSvg(uploaded: Buffer, name: string): Promise<Inspected> {
  const bytes = await sanitizeInThread(uploaded, name);
  // Applying its styles can take minutes, so not even its size is read in this process.
  const { width, height } = await drawSvg({ svg: bytes }, mediaRefusals.svgTooSlow).catch((error: unknown) => {
    throw error instanceof Problem ? error : mediaRefusals.pictureDamaged({ name });
  });
  requireSize({ width, height }, 1, name);
  return { bytes, type: mimeTypeOf.svg, width, height };
}

async function detectFormat(bytes: Buffer): Promise<Format | undefined> {
  const found = await detectType(bytes);
  if (found?.mime === 'image/apng') return 'png';
  if (found && found.mime !== 'application/xml') return formatOfMimeType(found.mime);
  const text = bytes.length > MAX_SVG_BYTES ? readHeader(bytes).toString() : decodeText(bytes);
  return text?.includes('<svg') ? 'svg' : undefined;
}

const detectType = (bytes: Buffer) => fileTypeFromBuffer(readHeader(bytes)).catch(() => undefined);

/** sharp reads all frames of a GIF or WebP, but only the first of an APNG or AVIF sequence. */
const showsFirstFrameOnly = async (bytes: Buffer): Promise<boolean> =>
  (await detectType(bytes))?.mime === 'image/apng' || bytes.toString('latin1', 4, 12) === 'ftypavis';

const readHeader = (bytes: Buffer): Buffer => bytes.subarray(0, 8192);

const MAX_SVG_BYTES = 3 * svgLimits.length;
const MAX_EMBEDDED = 20;
const MAX_EMBEDDED_PIXELS = 4_000_000;

async function requireReadable(bytes: Buffer, name: string): Promise<void> {
  const head = await readMetadata(bytes).catch(() => {
    throw mediaRefusals.pictureDamaged({ name });
  });
  const frames = head.pages ?? 1;
  requireSize(head.autoOrient, frames, name);
  await renderSmall(bytes, frames > 1).catch(() => {
    throw mediaRefusals.pictureDamaged({ name });
  });
}

function requireSize({ width, height }: Size, frames: number, name: string): void {
  if (width < 1 || height < 1) throw mediaRefusals.pictureDamaged({ name });
  if (width > MAX_SIDE || height > MAX_SIDE) throw mediaRefusals.pictureSides({ name, width, height, max: MAX_SIDE });
  if (width * height * frames > MAX_PIXELS)
    throw (frames > 1 ? mediaRefusals.picturePixelsInFrames : mediaRefusals.picturePixels)({
      name,
      megapixels: Math.ceil((width * height * frames) / 1_000_000),
      max: MAX_PIXELS / 1_000_000,
    });
}

async function renderSmall(bytes: Buffer, animated: boolean): Promise<void> {
  const picture = await openPicture(bytes, { animated });
  await picture.resize(16, 16, { fit: 'inside' }).raw().toBuffer();
}

const svgQueue = new ThreadPool<{ svg: string; name: string }, string>({
  module: new URL('../svg/sanitize-svg.js', import.meta.url),
  cpuLimitMs: 5000,
  tooSlow: mediaRefusals.svgTooSlow,
});

async function sanitizeInThread(uploaded: Buffer, name: string): Promise<Buffer> {
  if (uploaded.length > MAX_SVG_BYTES) throw mediaRefusals.svgTooLarge({ name });
  let svg = await svgQueue.run({ svg: decodeText(uploaded) ?? '', name });
  const embeddedPictures = findEmbeddedPictures(svg);
  if (embeddedPictures.length > MAX_EMBEDDED) throw mediaRefusals.svgPictures({ name });
  let pixels = 0;
  for (const base64 of embeddedPictures) {
    const embedded = Buffer.from(base64, 'base64');
    const format = await detectFormat(embedded);
    if (format === undefined || format === 'svg') throw mediaRefusals.svgEmbedded({ name });
    const {
      width = 0,
      height = 0,
      pages = 1,
    } = await readMetadata(embedded).catch(() => {
      throw mediaRefusals.pictureDamaged({ name });
    });
    pixels += width * height * pages;
    if (pixels > MAX_EMBEDDED_PIXELS) throw mediaRefusals.svgPictures({ name });
    await requireReadable(embedded, `A picture in ${name}`);
    // Encoding the picture again turns it upright, which SVG renderers do not do, and removes the place where it was taken.
    svg = svg.replace(base64, (await turnUpright(embedded, format)).toString('base64'));
  }
  return Buffer.from(svg);
}
