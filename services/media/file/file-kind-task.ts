import { task } from '../../kit/threads/answer.ts';
import { bufferOf } from '../../kit/threads/buffer-of.ts';
import { fileKind } from './file-kind.ts';

export default task(({ bytes, name }: { bytes: Uint8Array; name: string }) => fileKind(bufferOf(bytes), name));
