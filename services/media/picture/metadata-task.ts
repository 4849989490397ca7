import { task } from '../../kit/threads/answer.ts';
import { type Cut, cutMetadata } from './cut-metadata.ts';

export default task((cut: Cut): Uint8Array => cutMetadata(cut));
