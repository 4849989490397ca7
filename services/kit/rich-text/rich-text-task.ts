import { task } from '../threads/answer.ts';
import { cleanRichText } from './clean-rich-text.ts';

export default task((texts: string[]): string[] => texts.map(cleanRichText));
