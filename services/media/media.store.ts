import type { File, Image } from '../../proto/entities/image.ts';
import type { CollectionSpec, Document } from '../kit/store/store.ts';
import { gramsOf } from '../kit/store/grams.ts';
import { contentOf } from '../kit/versioned/content-of.ts';
import type { Doc, VersionedSpec } from '../kit/versioned/versioned.ts';

export const IMAGES = Symbol('Images');
export const IMAGE_UPLOADS = Symbol('ImageUploads');
export const FILE_DOCUMENTS = Symbol('FileDocuments');
export const FILE_UPLOADS = Symbol('FileUploads');

export type ImageContent = Omit<Image, '_id'>;
export type FileContent = Omit<File, '_id'>;

/** An upload whose bytes may be stored already and whose document may not be. */
export interface PendingUpload extends Document {
  startedAt: string;
}

const searchIndex = { fields: ['_keys.grams'], each: '_keys.grams' };

export const imagesSpec: VersionedSpec<ImageContent> = {
  name: 'images',
  draftIndexes: [{ fields: ['uploadedOn', '_id', 'name', 'alt'] }, searchIndex],
  summarise: ({ name }) => ({ name, guard: {} }),
  keys: { form: 1, of: ({ name, alt }) => ({ grams: gramsOf(name, alt) }) },
};

export const filesSpec: VersionedSpec<FileContent> = {
  name: 'files',
  draftIndexes: [{ fields: ['_keys.sortName', '_id', 'name', 'description'] }, searchIndex],
  summarise: ({ name }) => ({ name, guard: {} }),
  keys: {
    form: 1,
    of: ({ name, description }) => ({ sortName: sortNameOf(name), grams: gramsOf(name, description) }),
  },
};

export const imageUploadsSpec: CollectionSpec = { name: 'image_uploads', indexes: [{ fields: ['startedAt'] }] };
export const fileUploadsSpec: CollectionSpec = { name: 'file_uploads', indexes: [{ fields: ['startedAt'] }] };

/** Files are listed by name regardless of case. */
export const sortNameOf = (name: string): string => name.toLowerCase();

export const shownImage = (image: Doc<ImageContent>): Image => ({ _id: image._id, ...contentOf<ImageContent>(image) });

export const shownFile = (file: Doc<FileContent>): File => ({ _id: file._id, ...contentOf<FileContent>(file) });
