import { ref } from 'valtio';
import type { Editor } from './editor.ts';
import type { FoundProblem, ShownReceipt } from './publishing.ts';
import { writable } from './writable-state.ts';

export function showProblems(editor: Editor, problems: readonly FoundProblem[]): void {
  writable(editor).publishProblems = ref(problems);
}

export function showReceipt(editor: Editor, receipt: ShownReceipt | null): void {
  writable(editor).receipt = receipt && ref(receipt);
}
