import { ref } from 'valtio';
import { foldCard } from './card-actions.ts';
import type { Editor } from './editor.ts';
import type { PublishReview, ShownReceipt } from './publishing.ts';
import { writable } from './writable-state.ts';

export function showReview(editor: Editor, review: PublishReview | null): void {
  writable(editor).publishReview = review && ref(review);
}

export function showReceipt(editor: Editor, receipt: ShownReceipt | null): void {
  writable(editor).receipt = receipt && ref(receipt);
  foldCard(editor, 'receipt', false);
}
