import type { Upload } from '../../../proto/entities/image.ts';
import type { Files } from '../../kit/files/files.ts';
import { toDisplayName } from '../display-name.ts';
import type { ImageContent } from '../media.store.ts';
import { type Format, formatOfMimeType } from './formats.ts';
import { inspectPicture } from './inspect-picture.ts';

export interface ReceivedPicture {
  name: string;
  format: Format;
  content: Pick<ImageContent, 'type' | 'width' | 'height' | 'size'>;
  store(files: Files, key: string): Promise<void>;
}

export async function receivePicture(sent: Buffer, upload: Upload): Promise<ReceivedPicture> {
  const name = toDisplayName(upload.name, 'picture');
  const { bytes, type, width, height } = await inspectPicture(sent, name);
  return {
    name,
    format: formatOfMimeType(type)!,
    content: { type, width, height, size: bytes.length },
    store: async (files, key) => void (await files.put(key, bytes, { type })),
  };
}
