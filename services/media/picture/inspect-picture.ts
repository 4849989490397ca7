import { fileTypeFromBuffer } from 'file-type';
import { Problem } from '../../../proto/errors.ts';
import { svgLimits } from '../../../proto/markup-limits.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { findEmbeddedPictures } from '../svg/sanitize-svg.ts';
import { decodeUtf8Text } from '../utf8-text.ts';
import { type Format, formatOfMimeType, mimeTypeOf } from './formats.ts';
import { MAX_PIXELS, MAX_SIDE } from './limits.ts';
import { hasTooManyChunks } from './strip-png-metadata.ts';
import { readMetadata, openPicture } from './sharp.ts';
import { stripMetadataInThread } from './strip-metadata-in-thread.ts';

export interface Inspected {
  bytes: Buffer;
  type: string;
  width: number;
  height: number;
}

const FORMAT_ADVICE = 'Choose a picture in JPEG, PNG, WebP, GIF, AVIF or SVG.';

export async function inspectPicture(uploaded: Buffer, name: string): Promise<Inspected> {
  const format = await detectFormat(uploaded);
  if (format === undefined)
    throw new Problem('invalid', `${name} is not a picture in a supported format. ${FORMAT_ADVICE}`);
  if (format === 'png' && hasTooManyChunks(uploaded))
    throw new Problem('invalid', `${name} is made of too many parts. Save the picture again and send that.`);
  const bytes = format === 'svg' ? await sanitizeInThread(uploaded, name) : uploaded;
  const size = await readSize(bytes, name);
  return { bytes: await stripMetadataInThread(bytes, format), type: mimeTypeOf[format], ...size };
}

export async function detectFormat(bytes: Buffer): Promise<Format | undefined> {
  const found = await fileTypeFromBuffer(readHeader(bytes)).catch(() => undefined);
  if (found?.mime === 'image/apng') return 'png';
  if (found && found.mime !== 'application/xml') return formatOfMimeType(found.mime);
  const text = bytes.length > MAX_SVG_BYTES ? readHeader(bytes).toString() : decodeUtf8Text(bytes);
  return text?.includes('<svg') ? 'svg' : undefined;
}

const readHeader = (bytes: Buffer): Buffer => bytes.subarray(0, 8192);

const MAX_SVG_BYTES = 3 * svgLimits.length;

async function readSize(bytes: Buffer, name: string): Promise<{ width: number; height: number }> {
  const unreadable = () =>
    new Problem('invalid', `${name} cannot be read completely: it is damaged. Save the picture again and send that.`);
  const head = await readMetadata(bytes).catch(() => {
    throw unreadable();
  });
  const { width, height } = head.autoOrient;
  const frames = head.pages ?? 1;
  if (width < 1 || height < 1) throw unreadable();
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw new Problem(
      'invalid',
      `${name} is ${width} × ${height} pixels. Make both sides ${MAX_SIDE} pixels or less and send it again.`,
    );
  if (width * height * frames > MAX_PIXELS)
    throw new Problem(
      'invalid',
      `${name} has ${Math.ceil((width * height * frames) / 1_000_000)} megapixels${frames > 1 ? ' in all its frames' : ''}. ` +
        `Make it smaller than ${MAX_PIXELS / 1_000_000} and send it again.`,
    );
  if (head.format === 'svg') return { width, height };
  await renderSmall(bytes, frames > 1).catch(() => {
    throw unreadable();
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
  tooSlow: 'This SVG takes too long to check. Simplify it, or send it as a PNG.',
});

async function sanitizeInThread(uploaded: Buffer, name: string): Promise<Buffer> {
  if (uploaded.length > MAX_SVG_BYTES)
    throw new Problem('too-large', `${name} is an SVG of more than 2 MB. Simplify it, or send it as a PNG.`);
  const svg = await svgQueue.run({ svg: decodeUtf8Text(uploaded) ?? '', name });
  for (const embedded of findEmbeddedPictures(svg)) {
    const format = await detectFormat(embedded);
    if (format === undefined || format === 'svg')
      throw new Problem(
        'invalid',
        `${name} contains something that is not a picture. Remove it and upload the file again.`,
      );
    await readSize(embedded, `A picture in ${name}`);
  }
  return Buffer.from(svg);
}
