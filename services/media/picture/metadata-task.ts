import { task } from '../../kit/threads/task-result.ts';
import { type StrippedPicture, stripMetadata } from './strip-metadata.ts';

export default task((cut: StrippedPicture): Uint8Array => stripMetadata(cut));
