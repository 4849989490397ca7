import type { media } from '../media.ts';
import type { ExamplesOf } from './example.ts';
import { described, drawing, fees, named, table, tern } from './media-content.ts';
import { mediaHistoryExamples } from './media-history.ts';
import { stored } from './names.ts';

export const mediaExamples: ExamplesOf<typeof media> = {
  ...mediaHistoryExamples,
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
            'tern.png is not a picture in a supported format. Choose a picture in JPEG, PNG, WebP, GIF, AVIF or SVG.',
          key: 'media.pictureFormat',
          parameters: { name: 'tern.png' },
        },
      },
    },
  ],
  saveImageDetails: [
    {
      title: 'What somebody who can not see it is told',
      at: '12:12',
      as: 'mere',
      in: { _id: stored.tern, alt: described.alt, tags: ['Birds'] },
      out: described,
    },
  ],
  galleryTags: [{ title: 'By which pictures can be found', at: '12:14', as: 'mere', in: {}, out: { tags: ['birds'] } }],
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
      at: '20:12',
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
      in: { _id: stored.table, name: named.name, description: named.description, tags: ['Pay'] },
      out: named,
    },
  ],
  loadFiles: [
    { title: 'The first five', at: '12:17', as: 'mere', in: { page: 1, size: 5 }, out: { files: [named], total: 1 } },
  ],
  fileTags: [{ title: 'By which files can be found', at: '12:21', as: 'mere', in: {}, out: { tags: ['pay'] } }],
  searchFiles: [{ title: 'To link to', at: '12:18', as: 'mere', in: { search: 'first day' }, out: { files: [named] } }],
  removeFile: [
    {
      title: 'Nothing links to it, so it may go',
      at: '20:13',
      as: 'mere',
      in: { _id: stored.table },
      out: { _id: stored.table },
    },
  ],
};
