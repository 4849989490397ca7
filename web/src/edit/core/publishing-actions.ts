import { ref } from 'valtio';
import type { Page } from '../../../../proto/entities/page.ts';
import { unfoldCard } from './card-actions.ts';
import type { Editor } from './editor.ts';
import type { FoundProblem, ShownReceipt } from './publishing.ts';
import { writable } from './writable-state.ts';

export function showReview(editor: Editor, problems: readonly FoundProblem[]): void {
  writable(editor).publishReview = ref({ problems, page: editor.state.documents.page as Page | null });
}

export function hideReview(editor: Editor): void {
  writable(editor).publishReview = null;
}

export function showReceipt(editor: Editor, receipt: ShownReceipt | null): void {
  writable(editor).receipt = receipt && ref(receipt);
  unfoldCard(editor, 'receipt');
}
