import { unfoldCard } from '../core/card-actions.ts';
import type { CardName } from '../core/cards.ts';
import type { LeftLinks } from '../core/left-links.ts';
import type { ShownReceipt } from '../core/publishing.ts';
import type { ReadonlyState } from '../core/state.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import { describeReceipt } from '../publishing/describe-receipt.ts';
import * as menuStyles from '../ui/styles/menu.module.css';

export function FoldedCards() {
  const editor = useEditor();
  const now = useEditorState();
  return foldedCards(now).map(({ name, text }) => (
    <span key={name} role="status">
      <button
        type="button"
        className={menuStyles.statusWords}
        data-folded-card={name}
        aria-label={messages.menu.openCard(text)}
        onClick={() => unfoldCard(editor, name)}
      >
        {text}
      </button>
    </span>
  ));
}

export const hasFoldedCards = (now: ReadonlyState): boolean => foldedCards(now).length > 0;

function foldedCards({ foldedCards, receipt, leftLinks }: ReadonlyState): { name: CardName; text: string }[] {
  const links = leftLinks as readonly LeftLinks[];
  return [
    ...(receipt && foldedCards.receipt
      ? [{ name: 'receipt' as const, text: describeReceipt(receipt as ShownReceipt).inShort }]
      : []),
    ...(links.length > 0 && foldedCards.leftLinks
      ? [{ name: 'leftLinks' as const, text: messages.pageActs.copy.leftLinks.title(links) }]
      : []),
  ];
}
