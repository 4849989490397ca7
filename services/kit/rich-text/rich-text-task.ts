import { task } from '../threads/task-result.ts';
import { sanitizeRichText } from './clean-rich-text.ts';

export default task((texts: string[]): string[] => texts.map(sanitizeRichText));
