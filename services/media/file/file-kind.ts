import { fileTypeFromBuffer } from 'file-type';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { decodeUtf8Text } from '../utf8-text.ts';
import { type FileExtension, extensionOfType, kinds } from './kinds.ts';

export interface FileKind {
  ext: FileExtension;
  mime: string;
}

/**
 * Detects the kind by content; the name only distinguishes kinds of plain text. Throws Problem `invalid` for kinds that are not accepted.
 */
export async function detectFileKind(bytes: Buffer, name: string): Promise<FileKind> {
  const ext = (await detectExtension(bytes)) ?? detectTextExtension(bytes, name);
  if (ext) return { ext, mime: kinds[ext] };
  throw mediaRefusals.fileKind({ name, kinds: Object.keys(kinds).join(', ') });
}

async function detectExtension(bytes: Buffer): Promise<FileExtension | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return detectOfficeExtension(bytes);
  return found && extensionOfType(found.mime);
}

function detectOfficeExtension(bytes: Buffer): FileExtension | undefined {
  const contains = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (contains('WordDocument')) return 'doc';
  if (contains('PowerPoint Document')) return 'ppt';
  return contains('Workbook') ? 'xls' : undefined;
}

/** Text that begins like markup is refused, because a browser that sniffs content would run it as a page. */
function detectTextExtension(bytes: Buffer, name: string): FileExtension | undefined {
  const text = decodeUtf8Text(bytes)?.trimStart();
  if (!text || text.startsWith('<') || text.startsWith('#!')) return undefined;
  if (text.startsWith('BEGIN:VCALENDAR')) return 'ics';
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return extension === 'csv' ? 'csv' : 'txt';
}
