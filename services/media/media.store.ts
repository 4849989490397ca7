import { createHash } from 'node:crypto';
import type { File, FocalPoint, Image } from '../../proto/entities/image.ts';
import { mediaRefusals } from '../../proto/refusals/media.ts';
import { collection, type Document } from '../kit/store/store.ts';
import { indexTexts } from '../kit/store/substring-index.ts';
import { derivedField, derivedSubstringIndex, versioned, type VersionedDocument } from '../kit/versioned/versioned.ts';

export type ImageContent = Omit<Image, '_id' | 'edition'> & Replaceable;
export type FileContent = Omit<File, '_id' | 'edition'> & Replaceable;

export interface PendingUpload extends Document {
  startedAt: string;
  /** Id of the document whose bytes the upload replaces. */
  documentId?: string;
}

export const SORT_NAME = derivedField('sortName');

export const TAGS = derivedField('tags');
export const WITHOUT_ALT = derivedField('withoutAlt');

export abstract class ImageDocs extends versioned<ImageContent>({
  name: 'images',
  kind: 'image',
  archive: { fileKey: 'images/{id}/original', replacementKey: 'images/{id}/{bytesId}/original' },
  draftIndexes: [
    ...['uploadedOn', SORT_NAME].flatMap((order) => [
      { fields: [order, '_id', derivedSubstringIndex.folded, WITHOUT_ALT] },
      { fields: [WITHOUT_ALT, order, '_id', derivedSubstringIndex.folded] },
      { fields: [TAGS, order, '_id', derivedSubstringIndex.folded, WITHOUT_ALT], each: TAGS },
    ]),
    derivedSubstringIndex.spec,
  ],
  counts: [{ fields: [WITHOUT_ALT] }, { fields: [TAGS, WITHOUT_ALT], each: TAGS }],
  summarise: ({ name }) => ({ name, guard: {} }),
  keys: {
    form: 4,
    of: ({ name, alt, tags = [] }) => ({
      sortName: toSortName(name),
      tags,
      withoutAlt: alt.trim() === '',
      ...indexTexts(name, alt, ...tags),
    }),
  },
}) {}

export abstract class FileDocs extends versioned<FileContent>({
  name: 'files',
  kind: 'file',
  archive: { fileKey: 'docs/{id}', replacementKey: 'doc-replacements/{id}/{bytesId}' },
  draftIndexes: [
    { fields: [SORT_NAME, '_id', derivedSubstringIndex.folded] },
    { fields: [TAGS, SORT_NAME, '_id', derivedSubstringIndex.folded], each: TAGS },
    derivedSubstringIndex.spec,
  ],
  counts: [{ fields: [TAGS], each: TAGS }],
  summarise: ({ name }) => ({ name, guard: {} }),
  keys: {
    form: 3,
    of: ({ name, description, tags = [] }) => ({
      sortName: toSortName(name),
      tags,
      ...indexTexts(name, description, ...tags),
    }),
  },
}) {}

export abstract class ImageUploadRows extends collection<PendingUpload>({
  name: 'image_uploads',
  indexes: [{ fields: ['startedAt'] }],
}) {}
export abstract class FileUploadRows extends collection<PendingUpload>({
  name: 'file_uploads',
  indexes: [{ fields: ['startedAt'] }],
}) {}

export const toSortName = (name: string): string => name.toLowerCase();

export function toImage(image: VersionedDocument<ImageContent>): Image {
  const { _id, version, name, type, width, height, size, alt, tags, uploadedOn, focalPoint, cropSize } = image;
  const edition = editionOf(image);
  return { _id, version, name, type, width, height, size, alt, tags, uploadedOn, edition, focalPoint, cropSize };
}

export function toFile(file: VersionedDocument<FileContent>): File {
  const { _id, name, type, fileType, size, description, tags, uploadedOn, font } = file;
  return { _id, name, type, fileType, size, description, tags, uploadedOn, font, edition: editionOf(file) };
}

interface Replaceable {
  /** Id of the bytes that replaced those of the upload. */
  bytesId?: string;
  focalPoint?: FocalPoint;
}

const LENGTH = 10;

export function editionOf({ bytesId, focalPoint }: Replaceable): string | undefined {
  if (bytesId === undefined && focalPoint === undefined) return undefined;
  const shown = JSON.stringify([bytesId, focalPoint?.x, focalPoint?.y]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, LENGTH);
}

export function requireEdition(edition: string, current: Replaceable & { name: string }): void {
  if ((editionOf(current) ?? '') !== edition) throw mediaRefusals.replaced({ name: current.name });
}
