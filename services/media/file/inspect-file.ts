import { mediaRefusals } from '../../../proto/refusals/media.ts';
import { ThreadPool } from '../../kit/threads/thread-pool.ts';
import { detectFileKind, type InspectedFile } from './file-kind.ts';

const MAX_INLINE_BYTES = 256 * 1024;

const threads = new ThreadPool<{ bytes: Uint8Array; name: string }, InspectedFile>({
  module: new URL('file-kind-task', import.meta.url),
  timeLimitMs: 5000,
  tooSlow: mediaRefusals.fileTooSlow,
});

export async function inspectFile(bytes: Buffer, name: string): Promise<InspectedFile> {
  return bytes.length > MAX_INLINE_BYTES ? threads.run({ bytes, name }) : detectFileKind(bytes, name);
}
