import type { media } from '../media.ts';
import type { ExamplesOf } from './example.ts';
import { at, stored } from './names.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"><path d="M0 8 24 14 48 8 24 22z" fill="#123"></path></svg>';
const tern = {
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
const described = { ...tern, alt: 'A tern that glides over the harbour' };

const table = 'Benefit,From day\nDental,1\nParental leave,180\n';
const fees = {
  _id: stored.table,
  name: 'benefits.csv',
  type: 'text/csv',
  fileType: { ext: 'csv', mime: 'text/csv' },
  size: table.length,
  description: '',
  uploadedOn: at('12:15'),
};
const named = { ...fees, name: 'Benefits and their first day.csv', description: 'For people who like tables' };

export const mediaExamples: ExamplesOf<typeof media> = {
  uploadImage: [
    {
      title: 'A drawing',
      at: '12:10',
      as: 'mere',
      in: { file: { name: 'tern.svg', content: drawing }, alt: 'A tern' },
      out: tern,
    },
    {
      title: 'No picture, whatever it is called',
      at: '12:11',
      as: 'mere',
      in: { file: { name: 'tern.png', content: 'Kirr, kirr!' } },
      refused: {
        status: 400,
        error: {
          name: 'invalid',
          message:
            'tern.png is no picture that can be shown here. Choose a picture in JPEG, PNG, WebP, GIF, AVIF or SVG.',
        },
      },
    },
  ],
  saveImageDetails: [
    {
      title: 'What somebody who can not see it is told',
      at: '12:12',
      as: 'mere',
      in: { _id: stored.tern, alt: described.alt },
      out: described,
    },
  ],
  loadGallery: [
    {
      title: 'Those with a word in their name or description',
      at: '12:13',
      as: 'mere',
      in: { limit: 9, currentPage: 1, search: 'tern' },
      out: { images: [described], total: 1 },
    },
  ],
  removeImage: [
    {
      title: 'Shown nowhere, so it may go',
      at: '20:21',
      as: 'mere',
      in: { id: stored.tern },
      out: { _id: stored.tern },
    },
  ],
  uploadFile: [
    {
      title: 'A table to download',
      at: '12:15',
      as: 'mere',
      in: { file: { name: 'benefits.csv', content: table } },
      out: fees,
    },
  ],
  saveFileDetails: [
    {
      title: 'The name that it is saved under',
      at: '12:16',
      as: 'mere',
      in: { _id: stored.table, name: named.name, description: named.description },
      out: named,
    },
  ],
  loadFiles: [
    { title: 'The first five', at: '12:17', as: 'mere', in: { page: 1, size: 5 }, out: { files: [named], total: 1 } },
  ],
  searchFiles: [{ title: 'To link to', at: '12:18', as: 'mere', in: { search: 'first day' }, out: { files: [named] } }],
  removeFile: [
    {
      title: 'Nothing links to it, so it may go',
      at: '20:22',
      as: 'mere',
      in: { _id: stored.table },
      out: { _id: stored.table },
    },
  ],
};
