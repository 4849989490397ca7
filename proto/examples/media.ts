import type { media } from '../media.ts';
import { mediaRefusals } from '../refusals/media.ts';
import { type ExamplesOf, refusedWith } from './example.ts';
import {
  describedPicture,
  drawing,
  extended,
  fees,
  longerTable,
  renamedFile,
  portrait,
  table,
  tern,
  turnedPicture,
} from './media-content.ts';
import { mediaHistoryExamples } from './media-history.ts';
import { edition, stored } from './names.ts';

export const mediaExamples: ExamplesOf<typeof media> = {
  ...mediaHistoryExamples,
  uploadImage: [
    {
      title: 'A drawing',
      at: '12:10',
      in: { file: { name: 'tern.svg', content: drawing }, alt: 'A tern' },
      out: tern,
    },
    {
      title: 'Not a picture, despite its name',
      at: '12:11',
      in: { file: { name: 'tern.png', content: 'Kirr, kirr!' } },
      refused: refusedWith(mediaRefusals.pictureFormat({ name: 'tern.png' })),
    },
  ],
  saveImageDetails: [
    {
      title: 'The description for people who do not see it',
      at: '12:12',
      in: { _id: stored.tern, alt: describedPicture.alt, tags: ['Birds'] },
      out: describedPicture,
    },
  ],
  galleryTags: [{ title: 'By which pictures can be found', at: '12:14', in: {}, out: { tags: ['birds'] } }],
  loadGallery: [
    {
      title: 'Those with a word in their name or description',
      at: '12:13',
      in: { limit: 9, currentPage: 1, search: 'tern' },
      out: { images: [describedPicture], total: 1 },
    },
  ],
  replaceImage: [
    {
      title: 'Another drawing, on every page that shows this one',
      at: '12:22',
      in: { _id: stored.tern, file: { name: 'tern-from-above.svg', content: portrait } },
      out: turnedPicture,
    },
    {
      title: 'What somebody else has replaced since it was loaded',
      at: '12:23',
      in: { _id: stored.tern, file: { name: 'tern.svg', content: drawing } },
      refused: refusedWith(mediaRefusals.replaced({ name: 'tern.svg' })),
    },
  ],
  loadImage: [{ title: 'What it is now', at: '12:24', in: { _id: stored.tern }, out: turnedPicture }],
  removeImage: [
    {
      title: 'Shown nowhere, so it can be deleted',
      at: '20:12',
      in: { id: stored.tern },
      out: { _id: stored.tern },
    },
  ],
  uploadFile: [
    {
      title: 'A table to download',
      at: '12:15',
      in: { file: { name: 'benefits.csv', content: table } },
      out: fees,
    },
  ],
  saveFileDetails: [
    {
      title: 'The name that it is saved under',
      at: '12:16',
      in: { _id: stored.table, name: renamedFile.name, description: renamedFile.description, tags: ['Pay'] },
      out: renamedFile,
    },
  ],
  loadFiles: [
    { title: 'The first five', at: '12:17', in: { page: 1, size: 5 }, out: { files: [renamedFile], total: 1 } },
  ],
  replaceFile: [
    {
      title: 'The table with another line, under the address that pages link to',
      at: '12:25',
      in: { _id: stored.table, file: { name: 'benefits-2.csv', content: longerTable } },
      out: extended,
    },
    {
      title: 'A file of another kind',
      at: '12:26',
      in: { _id: stored.table, edition: edition.table, file: { name: 'benefits.txt', content: 'Dental from day 1' } },
      refused: refusedWith(mediaRefusals.otherKind({ name: renamedFile.name, kind: 'a table' })),
    },
  ],
  fileTags: [{ title: 'By which files can be found', at: '12:21', in: {}, out: { tags: ['pay'] } }],
  searchFiles: [{ title: 'To link to', at: '12:18', in: { search: 'first day' }, out: { files: [renamedFile] } }],
  removeFile: [
    {
      title: 'Nothing links to it, so it can be deleted',
      at: '20:13',
      in: { _id: stored.table },
      out: { _id: stored.table },
    },
  ],
};
