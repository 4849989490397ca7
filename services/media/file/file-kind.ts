import { fileTypeFromBuffer } from 'file-type';
import { Problem } from '../../../proto/errors.ts';
import { decodeUtf8Text } from '../utf8-text.ts';
import { type FileExtension, extensionOfType, kinds } from './kinds.ts';

export interface FileKind {
  ext: FileExtension;
  mime: string;
}

/** What a file is, by its bytes; the name only chooses among kinds of plain text. Throws Problem `invalid` for what is not kept. */
export async function detectFileKind(bytes: Buffer, name: string): Promise<FileKind> {
  const ext = (await detectExtension(bytes)) ?? detectTextExtension(bytes, name);
  if (ext) return { ext, mime: kinds[ext] };
  throw new Problem(
    'invalid',
    `${name} is none of the kinds of files that are kept here: ${Object.keys(kinds).join(', ')}. Save it as one of them.`,
  );
}

async function detectExtension(bytes: Buffer): Promise<FileExtension | undefined> {
  // A damaged archive or film makes the library throw: it is nothing that is known.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return detectOfficeExtension(bytes);
  return found && extensionOfType(found.mime);
}

/** Old documents of Office are all in one kind of container, as are programs that install themselves: names in it tell them apart. */
function detectOfficeExtension(bytes: Buffer): FileExtension | undefined {
  const holds = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (holds('WordDocument')) return 'doc';
  if (holds('PowerPoint Document')) return 'ppt';
  return holds('Workbook') ? 'xls' : undefined;
}

/** Text that begins like a document of tags is a page, and would run in a browser that guesses. */
function detectTextExtension(bytes: Buffer, name: string): FileExtension | undefined {
  const text = decodeUtf8Text(bytes)?.trimStart();
  if (!text || text.startsWith('<') || text.startsWith('#!')) return undefined;
  if (text.startsWith('BEGIN:VCALENDAR')) return 'ics';
  const named = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return named === 'csv' ? 'csv' : 'txt';
}
