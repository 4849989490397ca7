import { task } from '../../kit/threads/task-result.ts';
import { toBuffer } from '../../kit/threads/to-buffer.ts';
import { detectFileKind } from './file-kind.ts';

export default task(({ bytes, name }: { bytes: Uint8Array; name: string }) => detectFileKind(toBuffer(bytes), name));
