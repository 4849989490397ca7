import { fileTypeFromBuffer } from 'file-type';
import { BYTE_ORDER_MARK } from '../../../proto/csv.ts';
import type { FontMetrics } from '../../../proto/entities/font.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { task, toBuffer } from '../../kit/threads/task.ts';
import { decodeText as decodeAs, WINDOWS_1252 } from '../decode-text.ts';
import { readFont } from './read-font.ts';
import { extensionOfType, type FileExtension, fileKinds } from './kinds.ts';

export interface FileKind {
  ext: FileExtension;
  mime: string;
}

export interface InspectedFile {
  fileType: FileKind;
  /** UTF-8 bytes of a text that was sent in another encoding. */
  converted?: Uint8Array;
  font?: FontMetrics;
}

/**
 * Detects the kind by content; the name only distinguishes kinds of plain text and permits older encodings. Throws Problem `invalid` for
 * kinds that are not accepted.
 */
export async function detectFileKind(bytes: Buffer, name: string): Promise<InspectedFile> {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const text = decodeText(bytes, extension);
  const ext =
    text && !text.content.startsWith('%PDF-')
      ? detectTextExtension(text.content, extension)
      : await detectExtension(bytes);
  if (!ext) throw mediaRefusals.fileKind({ name, kinds: Object.keys(fileKinds).join(', ') });
  const fileType = { ext, mime: fileKinds[ext].mime };
  if (ext === 'woff2') return { fileType, font: readFont(bytes, name) };
  if (!text || text.encoding === 'utf-8') return { fileType };
  // Spreadsheet programs recognise UTF-8 by this mark.
  return { fileType, converted: Buffer.from((ext === 'csv' ? BYTE_ORDER_MARK : '') + text.content) };
}

/** Windows programs call UTF-16 "Unicode". Any bytes are valid windows-1252, so this encoding requires the extension of a text file. */
function decodeText(bytes: Buffer, extension: string): { content: string; encoding: string } | undefined {
  const encodings = [
    'utf-8',
    ...(hasUtf16Mark(bytes) ? ['utf-16le', 'utf-16be'] : []),
    ...(textNames.includes(extension) ? [WINDOWS_1252] : []),
  ];
  for (const encoding of encodings) {
    const content = decodeAs(bytes, encoding);
    if (content) return { content, encoding };
  }
  return undefined;
}

const textNames = ['txt', 'csv', 'ics'];

const hasUtf16Mark = (bytes: Buffer): boolean => ['fffe', 'feff'].includes(bytes.toString('hex', 0, 2));

async function detectExtension(bytes: Buffer): Promise<FileExtension | undefined> {
  // An audio frame can begin with the same bytes as a text in UTF-16.
  if (hasUtf16Mark(bytes)) return undefined;
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

/** Text that begins like markup is refused, because a browser that sniffs content would display it as a web page. */
function detectTextExtension(content: string, extension: string): FileExtension | undefined {
  const text = content.trimStart();
  if (text === '' || text.startsWith('<') || text.startsWith('#!')) return undefined;
  if (text.startsWith('BEGIN:VCALENDAR')) return 'ics';
  return extension === 'csv' ? 'csv' : 'txt';
}

export default task(({ bytes, name }: { bytes: Uint8Array; name: string }) => detectFileKind(toBuffer(bytes), name));
