import { z } from 'zod';
import { service } from './contract.ts';
import { historyCalls } from './document-history.ts';
import { File, Image, StoredFile, Upload } from './entities/image.ts';
import { Rendition } from './entities/rendition.ts';
import { uploadLimits } from './upload-limits.ts';
import { Id, QueryNumber } from './values.ts';

/** Bytes do not travel over the bus: the BFF writes uploads to the file store and reads from there what it sends at /img and /file. */
export const media = service(
  'media',
  {
    loadGallery: {
      kind: 'query',
      who: 'user',
      in: z.object({
        limit: QueryNumber.int().min(1).max(100).default(9),
        /** 1-based. */
        currentPage: QueryNumber.int().min(1).default(1),
        search: z.string().max(100).default(''),
      }),
      out: z.object({ images: z.array(Image), total: z.number().int() }),
      http: 'GET /image/loadGallery',
    },
    uploadImage: {
      kind: 'command',
      who: 'user',
      needs: 'media',
      upload: { maxBytes: uploadLimits.image },
      in: z.object({ upload: Upload, alt: z.string().max(500).default('') }),
      /** `invalid` when its bytes are no picture of a known kind, or more pixels than are drawn; `too-large` above 20 MB. */
      out: Image,
      http: 'POST /image/upload',
    },
    /**
     * Makes the rendition when it does not exist yet, and returns its key. `invalid` when a crop reaches outside of the picture.
     * `too-many`, with `details.retryAfterSeconds`, when one network address waits for more than 80 small or 8 large renditions, or has
     * caused 100 of one picture within an hour. `unavailable` when too many are being made, or a turn takes more than 10 seconds. Small
     * renditions are made before large ones. 200 of a picture are kept: who finds nothing at the key asks again.
     */
    openImage: {
      kind: 'query',
      who: 'anyone',
      in: z.object({
        _id: Id,
        rendition: Rendition,
        /** The browser takes webp. */
        webp: z.boolean(),
      }),
      out: StoredFile,
    },
    saveImageDetails: {
      kind: 'command',
      who: 'user',
      needs: 'media',
      in: z.object({ _id: Id, alt: z.string().max(500) }),
      out: Image,
      http: 'POST /image/saveDetails',
    },
    removeImage: {
      kind: 'command',
      who: 'user',
      needs: 'media',
      in: z.object({ id: Id }),
      /** `conflict` while it is used, with `details.uses`; `unavailable` when that can not be found out. */
      out: z.object({ _id: Id }),
      http: 'POST /image/remove',
    },
    loadFiles: {
      kind: 'query',
      who: 'user',
      in: z.object({
        /** 1-based. */
        page: QueryNumber.int().min(1).default(1),
        size: QueryNumber.int().min(1).max(100).default(5),
        search: z.string().max(100).default(''),
      }),
      out: z.object({ files: z.array(File), total: z.number().int() }),
      http: 'GET /file/loadFiles',
    },
    searchFiles: {
      kind: 'query',
      who: 'user',
      in: z.object({ search: z.string().max(100).default('') }),
      /** The first 100 by name; `loadFiles` pages through all of them. */
      out: z.object({ files: z.array(File) }),
      http: 'GET /file/searchFiles',
    },
    uploadFile: {
      kind: 'command',
      who: 'user',
      needs: 'media',
      upload: { maxBytes: uploadLimits.file },
      in: z.object({ upload: Upload, description: z.string().max(500).default('') }),
      /** `invalid` when it is none of the kinds that are kept; `too-large` above 50 MB. */
      out: File,
      http: 'POST /file/uploadFile',
    },
    openFile: { kind: 'query', who: 'anyone', in: z.object({ _id: Id }), out: StoredFile },
    saveFileDetails: {
      kind: 'command',
      who: 'user',
      needs: 'media',
      in: z.object({
        _id: Id,
        name: z.string().trim().min(1, 'Give the file a name.').max(255),
        description: z.string().max(500).default(''),
      }),
      out: File,
      http: 'POST /file/saveFileDetails',
    },
    removeFile: {
      kind: 'command',
      who: 'user',
      needs: 'media',
      in: z.object({ _id: Id }),
      /** `conflict` while something links to it, with `details.uses`; `unavailable` when that can not be found out. */
      out: z.object({ _id: Id }),
      http: 'POST /file/removeFile',
    },
    /** What is removed is found and served nowhere; restored within 30 days it has its id and its bytes again. */
    ...historyCalls('media', ['image', 'file']),
  },
  /** A picture or a file: what is kept of it, or led to it, is to be asked for again. */
  { changed: z.object({ _id: Id, removed: z.boolean() }) },
);
