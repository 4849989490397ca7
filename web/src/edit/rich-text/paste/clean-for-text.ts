import { richTextLimits } from '../../../../../proto/limits.ts';
import { messages } from '../../messages/messages.ts';
import { cleanPastedHtml } from './clean-pasted-html.ts';

const OWN_SELECTION = 'data-pm-slice';

type Report = (sentence: string) => void;

/** HTML that was copied from an editor remains unchanged, because it marks where the copied part begins and ends, and parsing limits it to the schema. */
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

/** Returns an empty text if the text is too long. */
export function limitText(text: string, onLeftOut: Report = () => {}): string {
  if (text.length <= richTextLimits.length) return text;
  onLeftOut(messages.richText.pasteTooLong(richTextLimits.length));
  return '';
}
