export const kinds = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/x-m4a',
} as const;

export type FileExtension = keyof typeof kinds;

/** Files of Apple that other programs play under the usual name of their format. */
const otherTypes: Record<string, FileExtension> = { 'video/x-m4v': 'mp4', 'audio/mp4': 'm4a' };

export const extensionOfType = (type: string): FileExtension | undefined =>
  otherTypes[type] ?? (Object.keys(kinds) as FileExtension[]).find((ending) => kinds[ending] === type);
