import { mediaRefusals } from '../../../proto/refusals/media.ts';
import type { FileContent } from '../media.store.ts';

/** Accepted kinds of files; refusals contain the name of the family. */
export const fileKinds = {
  pdf: { mime: 'application/pdf', family: 'a PDF' },
  docx: { mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', family: 'a text document' },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', family: 'a table' },
  pptx: { mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', family: 'a presentation' },
  doc: { mime: 'application/msword', family: 'a text document' },
  xls: { mime: 'application/vnd.ms-excel', family: 'a table' },
  ppt: { mime: 'application/vnd.ms-powerpoint', family: 'a presentation' },
  odt: { mime: 'application/vnd.oasis.opendocument.text', family: 'a text document' },
  ods: { mime: 'application/vnd.oasis.opendocument.spreadsheet', family: 'a table' },
  odp: { mime: 'application/vnd.oasis.opendocument.presentation', family: 'a presentation' },
  epub: { mime: 'application/epub+zip', family: 'an e-book' },
  zip: { mime: 'application/zip', family: 'a ZIP archive' },
  txt: { mime: 'text/plain', family: 'a plain text' },
  csv: { mime: 'text/csv', family: 'a table' },
  ics: { mime: 'text/calendar', family: 'a calendar' },
  png: { mime: 'image/png', family: 'a picture' },
  jpg: { mime: 'image/jpeg', family: 'a picture' },
  webp: { mime: 'image/webp', family: 'a picture' },
  gif: { mime: 'image/gif', family: 'a picture' },
  avif: { mime: 'image/avif', family: 'a picture' },
  mp4: { mime: 'video/mp4', family: 'a video' },
  webm: { mime: 'video/webm', family: 'a video' },
  mp3: { mime: 'audio/mpeg', family: 'a recording' },
  m4a: { mime: 'audio/x-m4a', family: 'a recording' },
  woff2: { mime: 'font/woff2', family: 'a font' },
} as const;

export type FileExtension = keyof typeof fileKinds;

/** Apple's formats that other programs can play with the extension of the standard format. */
const otherTypes: Record<string, FileExtension> = { 'video/x-m4v': 'mp4', 'audio/mp4': 'm4a' };

export const extensionOfType = (type: string): FileExtension | undefined =>
  otherTypes[type] ?? (Object.keys(fileKinds) as FileExtension[]).find((ending) => fileKinds[ending].mime === type);

/** Visitors see the kind of a file in links such as "Fees (PDF)", so a replacement must be of the same kind. */
export function requireSameFamily(
  { name, fileType }: Pick<FileContent, 'name' | 'fileType'>,
  sent: FileExtension,
): void {
  const known: Record<string, { family: string } | undefined> = fileKinds;
  const kind = known[fileType.ext]?.family ?? fileType.ext;
  if (kind !== fileKinds[sent].family) throw mediaRefusals.otherKind({ name, kind });
}
