import { ref } from 'valtio';
import { unfoldCard } from './card-actions.ts';
import type { Editor } from './editor.ts';
import type { PublishReview, ShownReceipt } from './publishing.ts';
import { writable } from './writable-state.ts';

export function showReview(editor: Editor, review: PublishReview): void {
  writable(editor).publishReview = ref(review);
}

export function hideReview(editor: Editor): void {
  writable(editor).publishReview = null;
}

export function showReceipt(editor: Editor, receipt: ShownReceipt | null): void {
  writable(editor).receipt = receipt && ref(receipt);
  unfoldCard(editor, 'receipt');
}
