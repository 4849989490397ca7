import { task } from '../../kit/threads/task.ts';
import { type StrippedPicture, stripMetadata } from './strip-metadata.ts';

export default task((picture: StrippedPicture): Uint8Array => stripMetadata(picture));
