import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { type Files, FILES } from '../kit/files/files.ts';
import { MediaRepository } from './media-repository.ts';
import {
  type FileContent,
  FileDocs,
  FileUploadRows,
  type ImageContent,
  ImageDocs,
  ImageUploadRows,
} from './media.store.ts';
import { isRenditionKey, pictureFolder } from './rendition/stored-renditions.ts';

const replacementFolder = (id: string): string => `doc-replacements/${id}/`;

/** A key must not be the folder of another key, so replacements have a separate folder. */
export const fileKey = (id: string, bytesId?: string): string =>
  bytesId === undefined ? `docs/${id}` : replacementFolder(id) + bytesId;

@Injectable()
export class FileRepository extends MediaRepository<FileContent> {
  constructor(documents: FileDocs, uploads: FileUploadRows, @Inject(FILES) files: Files, @Inject(CLOCK) clock: Clock) {
    super({
      noun: 'file',
      documents,
      uploads,
      clock,
      removeBytes: async (id, bytesId) => {
        await files.remove(fileKey(id, bytesId));
        if (bytesId === undefined) await files.removeAll(replacementFolder(id));
      },
    });
  }
}

@Injectable()
export class ImageRepository extends MediaRepository<ImageContent> {
  constructor(
    documents: ImageDocs,
    uploads: ImageUploadRows,
    @Inject(FILES) files: Files,
    @Inject(CLOCK) clock: Clock,
  ) {
    super({
      noun: 'image',
      documents,
      uploads,
      clock,
      removeBytes: (id, bytesId) => files.removeAll(pictureFolder(id, bytesId)),
      removeDerivedBytes: async (id) => {
        const renditions = (await files.list(pictureFolder(id))).filter(({ key }) => isRenditionKey(key));
        await Promise.all(renditions.map(({ key }) => files.remove(key)));
      },
    });
  }
}
