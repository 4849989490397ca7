import { richTextLimits } from '../../../../../proto/limits.ts';
import { messages } from '../../messages/messages.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const OWN_SELECTION = 'data-pm-slice';

/** HTML that an editor has copied is left as it is, because it says where it begins and ends, and the schema limits it when it is parsed. */
export function cleanForText(html: string, onLeftOut: (sentence: string) => void = () => {}): string {
  if (html.includes(OWN_SELECTION)) return html;
  const { html: clean, pictures, hasHiddenCells, isFlattened } = cleanPastedHtml(html);
  const fitting = limitText(clean, onLeftOut);
  if (!fitting) return '';
  if (pictures > 0) onLeftOut(messages.richText.picturesLeftOut(pictures));
  if (hasHiddenCells) onLeftOut(messages.richText.hiddenCellsLeftOut);
  if (isFlattened) onLeftOut(messages.richText.raisedSignsFlattened);
  return fitting;
}

/** Empty if the text is too long. */
export function limitText(text: string, onLeftOut: (sentence: string) => void = () => {}): string {
  if (text.length <= richTextLimits.length) return text;
  onLeftOut(messages.richText.pasteTooLong(richTextLimits.length));
  return '';
}
