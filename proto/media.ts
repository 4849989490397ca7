import { z } from 'zod';
import { commandNeeding, defineContract } from './contract.ts';
import { archiveCalls } from './archive.ts';
import { historyCalls } from './document-history.ts';
import { Edition, File, FocalPoint, Image, StoredFile, Upload } from './entities/image.ts';
import { Rendition } from './entities/rendition.ts';
import { ShareCard } from './entities/share-card.ts';
import { UPLOAD_LIMITS } from './limits.ts';
import { Id, QueryBoolean, PageNumber, pageSize } from './values.ts';

const Tags = z
  .array(z.string().max(60))
  .max(20)
  .describe('Stored in lower case, without duplicates; when absent they stay.');

const ReplacedEdition = z
  .string()
  .max(40)
  .default('')
  .describe('Edition to replace, empty if there is none; refused if it is not the current one.');

const FileSearch = z
  .string()
  .max(100)
  .default('')
  .describe('Text that the name, the description or a tag contains, in any case.');

const FileDescription = z
  .string()
  .max(500)
  .default('')
  .describe('Description of the content, which the search for files includes.');

/** NATS does not carry files: the BFF writes uploads to the file store and reads files for responses from it. */
export const media = defineContract(
  'media',
  {
    loadGallery: {
      summary: 'Lists pictures, one page of results at a time.',
      kind: 'query',
      who: 'user',
      in: z.object({
        limit: pageSize(9),
        currentPage: PageNumber,
        search: z
          .string()
          .max(100)
          .default('')
          .describe('Text that the name, the alternative text or a tag contains, in any case.'),
        tag: z.string().max(60).default('').describe('Only pictures with this tag.'),
        withoutAlt: QueryBoolean.optional().describe('Only pictures without an alternative text, or only others.'),
        unused: QueryBoolean.optional().describe('Only pictures that nothing uses, or only others.'),
        sort: z.enum(['newest', 'oldest', 'name']).default('newest').describe('Order by time of upload or by name.'),
      }),
      out: z.object({ images: z.array(Image), total: z.number().int() }),
      http: 'GET /image/loadGallery',
    },
    galleryTags: {
      summary: 'Lists the tags of pictures in alphabetical order, at most 500 of them.',
      kind: 'query',
      who: 'user',
      in: z.object({}),
      out: z.object({ tags: z.array(z.string()) }),
      http: 'GET /image/galleryTags',
    },
    uploadImage: {
      summary: 'Stores a picture.',
      ...commandNeeding('media'),
      upload: { maxBytes: UPLOAD_LIMITS.image },
      in: z.object({
        upload: Upload,
        alt: z.string().max(500).default('').describe('Alternative text for people who do not see the picture.'),
      }),
      /** `invalid` for unknown formats and pictures with too many pixels; `too-large` above 20 MB. */
      out: Image,
      http: 'POST /image/upload',
    },
    replaceImage: {
      summary: 'Replaces a picture under its address, wherever it is used.',
      ...commandNeeding('media'),
      upload: { maxBytes: UPLOAD_LIMITS.image },
      in: z.object({ upload: Upload, _id: Id.describe('Id of the picture.'), edition: ReplacedEdition }),
      /** `invalid` and `too-large` as for an upload; `conflict` if someone else has replaced the picture. */
      out: Image,
      http: 'POST /image/replace',
    },
    loadImage: {
      summary: 'Returns a picture of the gallery.',
      kind: 'query',
      who: 'user',
      refuses: ['not-found'],
      in: z.object({ _id: Id.describe('Id of the picture.') }),
      out: Image,
      http: 'GET /image/load',
    },
    loadEditions: {
      summary: 'Returns the editions of those pictures that have one, by id.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ ids: z.array(Id).max(200) }),
      out: z.object({ editions: z.record(z.string(), Edition) }),
    },
    /**
     * `invalid` if a crop exceeds the picture; `unavailable` if the queue is full or the wait exceeds 10 seconds; `too-many`, with
     * `details.retryAfterSeconds`, if a network address waits for more than 80 small or 8 large renditions, or has requested 100 new ones
     * of one picture within an hour. At most 200 per picture are stored: if the file of a key is missing, call again.
     */
    openImage: {
      summary: 'Returns the file store key of a rendition, which is created when it does not exist yet.',
      kind: 'query',
      who: 'anyone',
      in: z.object({
        _id: Id,
        rendition: Rendition,
        webp: z.boolean(),
      }),
      out: StoredFile,
    },
    /** `unavailable` if the queue is full or the wait exceeds 10 seconds. At most 5,000 are stored: if the file is missing, call again. */
    openShareCard: {
      summary:
        'Returns the file store key of a share card, a PNG of 1200 × 630 pixels, which is drawn when it does not exist yet.',
      kind: 'query',
      who: 'anyone',
      in: ShareCard,
      out: StoredFile,
    },
    saveImageDetails: {
      summary: 'Changes the alternative text, the tags and the focal point of a picture.',
      ...commandNeeding('media'),
      in: z.object({
        _id: Id.describe('Id of the picture.'),
        alt: z
          .string()
          .max(500)
          .optional()
          .describe('Alternative text for people who do not see the picture; absent for no change.'),
        tags: Tags.optional(),
        focalPoint: FocalPoint.nullable()
          .optional()
          .describe('Point that stays in view in automatic crops; null for the centre, absent for no change.'),
      }),
      out: Image,
      http: 'POST /image/saveDetails',
    },
    removeImage: {
      summary: 'Deletes a picture that nothing uses.',
      ...commandNeeding('media'),
      in: z.object({ id: Id.describe('Id of the picture.') }),
      /** `conflict` with `details.uses` while the picture is used; `unavailable` if its uses cannot be determined. */
      out: z.object({ _id: Id }),
      http: 'POST /image/remove',
    },
    loadFiles: {
      summary: 'Lists files by name, one page of results at a time.',
      kind: 'query',
      who: 'user',
      in: z.object({
        page: PageNumber,
        size: pageSize(5),
        search: FileSearch,
        tag: z.string().max(60).default('').describe('Only files with this tag.'),
      }),
      out: z.object({ files: z.array(File), total: z.number().int() }),
      http: 'GET /file/loadFiles',
    },
    fileTags: {
      summary: 'Lists the tags of files in alphabetical order, at most 500 of them.',
      kind: 'query',
      who: 'user',
      in: z.object({}),
      out: z.object({ tags: z.array(z.string()) }),
      http: 'GET /file/fileTags',
    },
    searchFiles: {
      summary: 'Returns the first 100 files whose name, description or tag contains a text.',
      kind: 'query',
      who: 'user',
      in: z.object({
        search: FileSearch,
      }),
      out: z.object({ files: z.array(File) }),
      http: 'GET /file/searchFiles',
    },
    uploadFile: {
      summary: 'Stores a file for download.',
      ...commandNeeding('media'),
      upload: { maxBytes: UPLOAD_LIMITS.file },
      in: z.object({
        upload: Upload,
        description: FileDescription,
      }),
      out: File,
      http: 'POST /file/uploadFile',
    },
    replaceFile: {
      summary: 'Replaces a file under its address by another one of the same kind.',
      ...commandNeeding('media'),
      upload: { maxBytes: UPLOAD_LIMITS.file },
      in: z.object({ upload: Upload, _id: Id.describe('Id of the file.'), edition: ReplacedEdition }),
      /** `invalid` for a file of another kind; `conflict` if someone else has replaced the file. */
      out: File,
      http: 'POST /file/replace',
    },
    openFile: {
      summary: 'Returns the file store key, the name and the type of a file.',
      kind: 'query',
      who: 'anyone',
      in: z.object({ _id: Id }),
      out: StoredFile,
    },
    saveFileDetails: {
      summary: 'Changes the name, the description and the tags of a file.',
      ...commandNeeding('media'),
      in: z.object({
        _id: Id.describe('Id of the file.'),
        name: z.string().trim().min(1, 'Give the file a name.').max(255).describe('Name of the downloaded file.'),
        description: FileDescription,
        tags: Tags.optional(),
      }),
      out: File,
      http: 'POST /file/saveFileDetails',
    },
    removeFile: {
      summary: 'Deletes a file that nothing links to.',
      ...commandNeeding('media'),
      in: z.object({ _id: Id.describe('Id of the file.') }),
      out: z.object({ _id: Id }),
      http: 'POST /file/removeFile',
    },
    ...archiveCalls(),
    ...historyCalls('media', ['image', 'file'], { one: 'a picture or a file', many: 'pictures and files' }),
  },
  {
    changed: z
      .object({ _id: Id, removed: z.boolean() })
      .describe('A picture or a file was uploaded, changed, replaced, deleted or restored.'),
  },
);
