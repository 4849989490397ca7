import { task } from '../threads/task.ts';
import { cleanRichText } from './clean-rich-text.ts';

export default task((texts: string[]): string[] => texts.map(cleanRichText));
