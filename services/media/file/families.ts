import { mediaRefusals } from '../../../proto/refusals/media.ts';
import type { FileContent } from '../media.store.ts';
import type { FileExtension } from './kinds.ts';

/** As a refusal names them. */
const familyOf: Record<FileExtension, string> = {
  pdf: 'a PDF',
  docx: 'a text document',
  doc: 'a text document',
  odt: 'a text document',
  xlsx: 'a table',
  xls: 'a table',
  ods: 'a table',
  csv: 'a table',
  pptx: 'a presentation',
  ppt: 'a presentation',
  odp: 'a presentation',
  epub: 'an e-book',
  zip: 'a ZIP archive',
  txt: 'a plain text',
  ics: 'a calendar',
  png: 'a picture',
  jpg: 'a picture',
  webp: 'a picture',
  gif: 'a picture',
  avif: 'a picture',
  mp4: 'a video',
  webm: 'a video',
  mp3: 'a recording',
  m4a: 'a recording',
};

/** Links say what they lead to, such as "Fees (PDF)", so a file stays what it is. */
export function requireSameFamily(
  { name, fileType }: Pick<FileContent, 'name' | 'fileType'>,
  sent: FileExtension,
): void {
  const kind = familyOf[fileType.ext as FileExtension];
  if (kind !== familyOf[sent]) throw mediaRefusals.otherKind({ name, kind });
}
