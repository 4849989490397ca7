import { fileTypeFromBuffer } from 'file-type';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { svgLimits } from '../../../proto/markup-limits.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { findEmbeddedPictures } from '../svg/sanitize-svg.ts';
import { decodeUtf8Text } from '../utf8-text.ts';
import { type Format, formatOfMimeType, mimeTypeOf } from './formats.ts';
import { MAX_PIXELS, MAX_SIDE } from './limits.ts';
import { hasTooManyChunks } from './strip-png-metadata.ts';
import { readMetadata, openPicture } from './sharp.ts';
import { stripMetadataInThread } from './strip-metadata-in-thread.ts';

interface Inspected {
  bytes: Buffer;
  type: string;
  width: number;
  height: number;
}

export async function inspectPicture(uploaded: Buffer, name: string): Promise<Inspected> {
  const format = await detectFormat(uploaded);
  if (format === undefined) throw mediaRefusals.pictureFormat({ name });
  if (format === 'png' && hasTooManyChunks(uploaded)) throw mediaRefusals.pictureParts({ name });
  const bytes = format === 'svg' ? await sanitizeInThread(uploaded, name) : uploaded;
  const size = await readSize(bytes, name);
  return { bytes: await stripMetadataInThread(bytes, format), type: mimeTypeOf[format], ...size };
}

async function detectFormat(bytes: Buffer): Promise<Format | undefined> {
  const found = await fileTypeFromBuffer(readHeader(bytes)).catch(() => undefined);
  if (found?.mime === 'image/apng') return 'png';
  if (found && found.mime !== 'application/xml') return formatOfMimeType(found.mime);
  const text = bytes.length > MAX_SVG_BYTES ? readHeader(bytes).toString() : decodeUtf8Text(bytes);
  return text?.includes('<svg') ? 'svg' : undefined;
}

const readHeader = (bytes: Buffer): Buffer => bytes.subarray(0, 8192);

const MAX_SVG_BYTES = 3 * svgLimits.length;

async function readSize(bytes: Buffer, name: string): Promise<{ width: number; height: number }> {
  const head = await readMetadata(bytes).catch(() => {
    throw mediaRefusals.pictureDamaged({ name });
  });
  const { width, height } = head.autoOrient;
  const frames = head.pages ?? 1;
  if (width < 1 || height < 1) throw mediaRefusals.pictureDamaged({ name });
  if (width > MAX_SIDE || height > MAX_SIDE) throw mediaRefusals.pictureSides({ name, width, height, max: MAX_SIDE });
  if (width * height * frames > MAX_PIXELS)
    throw (frames > 1 ? mediaRefusals.picturePixelsInFrames : mediaRefusals.picturePixels)({
      name,
      megapixels: Math.ceil((width * height * frames) / 1_000_000),
      max: MAX_PIXELS / 1_000_000,
    });
  if (head.format === 'svg') return { width, height };
  await renderSmall(bytes, frames > 1).catch(() => {
    throw mediaRefusals.pictureDamaged({ name });
  });
  return { width, height };
}

async function renderSmall(bytes: Buffer, animated: boolean): Promise<void> {
  const picture = await openPicture(bytes, { animated });
  await picture.resize(16, 16, { fit: 'inside' }).raw().toBuffer();
}

const svgQueue = new ThreadPool<{ svg: string; name: string }, string>({
  module: new URL('../svg/svg-task', import.meta.url),
  timeLimitMs: 5000,
  tooSlow: mediaRefusals.svgTooSlow,
});

async function sanitizeInThread(uploaded: Buffer, name: string): Promise<Buffer> {
  if (uploaded.length > MAX_SVG_BYTES) throw mediaRefusals.svgTooLarge({ name });
  const svg = await svgQueue.run({ svg: decodeUtf8Text(uploaded) ?? '', name });
  for (const embedded of findEmbeddedPictures(svg)) {
    const format = await detectFormat(embedded);
    if (format === undefined || format === 'svg') throw mediaRefusals.svgEmbedded({ name });
    await readSize(embedded, `A picture in ${name}`);
  }
  return Buffer.from(svg);
}
