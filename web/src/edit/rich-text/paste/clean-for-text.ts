import { richTextLimits } from '../../../../../proto/limits.ts';
import { messages } from '../../messages/messages.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const OWN_SELECTION = 'data-pm-slice';

type Report = (sentence: string) => void;

/** HTML that an editor has copied is left as it is, because it says where it begins and ends, and the schema limits it when it is parsed. */
export const cleanForText = (html: string, onLeftOut?: Report): string =>
  html.includes(OWN_SELECTION) ? html : cleanForBlock(html, onLeftOut);

export function cleanForBlock(html: string, onLeftOut: Report = () => {}): string {
  const { html: clean, pictures, hasHiddenCells, isFlattened } = cleanPastedHtml(html);
  if (limitText(clean, onLeftOut) !== clean) return '';
  if (pictures > 0) onLeftOut(messages.richText.picturesLeftOut(pictures));
  if (hasHiddenCells) onLeftOut(messages.richText.hiddenCellsLeftOut);
  if (isFlattened) onLeftOut(messages.richText.raisedSignsFlattened);
  return clean;
}

/** Empty if the text is too long. */
export function limitText(text: string, onLeftOut: Report = () => {}): string {
  if (text.length <= richTextLimits.length) return text;
  onLeftOut(messages.richText.pasteTooLong(richTextLimits.length));
  return '';
}
