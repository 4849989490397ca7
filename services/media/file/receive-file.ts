import type { Upload } from '../../../proto/entities/image.ts';
import type { Files } from '../../kit/files/files.ts';
import { toBuffer } from '../../kit/threads/task.ts';
import { toDisplayName } from '../display-name.ts';
import type { FileContent } from '../media.store.ts';
import { formatOfMimeType } from '../picture/formats.ts';
import { inspectPicture } from '../picture/inspect-picture.ts';
import type { FileKind } from './file-kind.ts';
import { inspectFile } from './inspect-file.ts';

export interface ReceivedFile {
  name: string;
  content: Pick<FileContent, 'type' | 'size'> & { fileType: FileKind };
  store(files: Files, key: string): Promise<void>;
}

export async function receiveFile(sent: Buffer, upload: Upload): Promise<ReceivedFile> {
  const name = toDisplayName(upload.name, 'file');
  const { fileType, converted } = await inspectFile(sent, name);
  const type = fileType.mime;
  const text = converted ? toBuffer(converted) : sent;
  const bytes = formatOfMimeType(type) ? (await inspectPicture(sent, name)).bytes : text;
  return {
    name,
    content: { type, fileType, size: bytes.length },
    store: async (files, key) => {
      if (bytes === sent) await files.move(upload.key, key);
      else await files.put(key, bytes, { type });
    },
  };
}
