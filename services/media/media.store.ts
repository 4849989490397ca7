import type { File, Image } from '../../proto/entities/image.ts';
import type { CollectionSpec } from '../kit/store/store.ts';

export const IMAGES = Symbol('Images');
export const FILE_DOCUMENTS = Symbol('FileDocuments');

/** Something whose bytes lie in the file store. */
export interface Kept {
  _id: string;
  /** False while its bytes come or go: nobody is shown it, and what is left of it for long is swept. */
  present: boolean;
  changedAt: string;
  /** Of the texts that it is searched in, see kit/store/grams.ts. */
  grams: string[];
}

export type KeptImage = Image & Kept;
/** `sortName` is the name in lower case. */
export type KeptFile = File & Kept & { sortName: string };

const swept = { fields: ['present', 'changedAt'] };

const searched = { fields: ['grams'], each: 'grams' };
const tallies = [{ fields: ['present'] }];

export const imagesSpec: CollectionSpec = {
  name: 'images',
  indexes: [{ fields: ['present', 'uploadedOn', '_id', 'name', 'alt'] }, searched, swept],
  tallies,
};

export const filesSpec: CollectionSpec = {
  name: 'files',
  indexes: [{ fields: ['present', 'sortName', '_id', 'name', 'description'] }, searched, swept],
  tallies,
};

export const shownImage = ({ present: _, changedAt: __, grams: ___, ...image }: KeptImage): Image => image;

export const shownFile = ({ present: _, changedAt: __, grams: ___, sortName: ____, ...file }: KeptFile): File => file;
