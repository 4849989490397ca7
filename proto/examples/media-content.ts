import { at, edition, stored } from './names.ts';

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"><path d="M0 8 24 14 48 8 24 22z" fill="#123"></path></svg>';
export const tern = {
  _id: stored.tern,
  version: 'v2' as const,
  name: 'tern.svg',
  type: 'image/svg+xml',
  width: 48,
  height: 32,
  size: drawing.length,
  alt: 'A tern',
  uploadedOn: at('12:10'),
};
export const describedPicture = { ...tern, alt: 'A tern that glides over the harbour', tags: ['birds'] };

export const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="48"><path d="M16 0 22 24 16 48 10 24z" fill="#123"></path></svg>';
export const turnedPicture = {
  ...describedPicture,
  width: 32,
  height: 48,
  size: portrait.length,
  edition: edition.tern,
  cropSize: { width: 48, height: 32 },
};

export const table = 'Benefit,From day\nDental,1\nParental leave,180\n';
export const fees = {
  _id: stored.table,
  name: 'benefits.csv',
  type: 'text/csv',
  fileType: { ext: 'csv', mime: 'text/csv' },
  size: table.length,
  description: '',
  uploadedOn: at('12:15'),
};
export const renamedFile = {
  ...fees,
  name: 'Benefits and their first day.csv',
  description: 'For people who like tables',
  tags: ['pay'],
};

export const longerTable = `${table}Study,90\n`;
export const extended = { ...renamedFile, size: longerTable.length, edition: edition.table };
