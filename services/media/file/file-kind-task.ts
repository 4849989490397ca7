import { task, toBuffer } from '../../kit/threads/task.ts';
import { detectFileKind } from './file-kind.ts';

export default task(({ bytes, name }: { bytes: Uint8Array; name: string }) => detectFileKind(toBuffer(bytes), name));
