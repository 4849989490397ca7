import { at, stored } from './names.ts';

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
export const described = { ...tern, alt: 'A tern that glides over the harbour', tags: ['birds'] };

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
export const named = {
  ...fees,
  name: 'Benefits and their first day.csv',
  description: 'For people who like tables',
  tags: ['pay'],
};
