import type { Upload } from '../../../proto/entities/image.ts';
import { mediaRefusals } from '../../../proto/refusals/media.ts';
import type { Files } from '../../kit/files/files.ts';
import { toBuffer } from '../../kit/threads/task.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { toDisplayName } from '../display-name.ts';
import type { FileContent } from '../media.store.ts';
import { formatOfMimeType } from '../picture/formats.ts';
import { inspectPicture } from '../picture/receive-picture.ts';
import { detectFileKind, type FileKind, type InspectedFile } from './file-kind.ts';

interface ReceivedFile {
  name: string;
  content: Pick<FileContent, 'type' | 'size' | 'font'> & { fileType: FileKind };
  store(files: Files, key: string): Promise<void>;
}

export async function receiveFile(sent: Buffer, upload: Upload): Promise<ReceivedFile> {
  const name = toDisplayName(upload.name, 'file');
  const { fileType, converted, font } = await inspectFile(sent, name);
  const type = fileType.mime;
  const text = converted ? toBuffer(converted) : sent;
  const bytes = formatOfMimeType(type) ? (await inspectPicture(sent, name)).bytes : text;
  return {
    name,
    content: { type, fileType, size: bytes.length, ...(font && { font }) },
    store: async (files, key) => {
      if (bytes === sent) await files.move(upload.key, key);
      else await files.put(key, bytes, { type });
    },
  };
}

const MAX_INLINE_BYTES = 256 * 1024;

const threads = new ThreadPool<{ bytes: Uint8Array; name: string }, InspectedFile>({
  module: new URL('./file-kind.js', import.meta.url),
  cpuLimitMs: 5000,
  tooSlow: mediaRefusals.fileTooSlow,
});

export async function inspectFile(bytes: Buffer, name: string): Promise<InspectedFile> {
  // A font is compressed, so that its size does not limit the work.
  return bytes.length > MAX_INLINE_BYTES || bytes.toString('latin1', 0, 4) === 'wOF2'
    ? threads.run({ bytes, name })
    : detectFileKind(bytes, name);
}
