import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { errorMessage } from '../core/error-message.ts';
import type { PublishKind, ShownReceipt } from '../core/publishing.ts';
import { showReceipt } from '../core/publishing-actions.ts';

const TIMEOUT_MS = 15_000;

interface ReceiptRequest {
  kind: PublishKind;
  page: Pick<Page, '_id' | 'revision'>;
  startedAt: number;
}

export function requestReceipt(editor: Editor, { kind, page, startedAt }: ReceiptRequest): Promise<void> {
  const changedMs = Math.round(performance.now() - startedAt);
  return load(editor, { kind, pageId: page._id, revision: page.revision, changedMs, receipt: null, error: '' });
}

export const requestAgain = (editor: Editor, shown: ShownReceipt): Promise<void> =>
  load(editor, { ...shown, changedMs: 0, receipt: null, error: '' });

async function load(editor: Editor, request: ShownReceipt): Promise<void> {
  showReceipt(editor, request);
  const finished = await api(
    'POST /page/receipt',
    { _id: request.pageId, revision: request.revision },
    { signal: AbortSignal.timeout(TIMEOUT_MS) },
  ).then(
    (receipt) => ({ ...request, receipt }),
    (error: unknown) => ({ ...request, error: errorMessage(error) }),
  );
  // The receipt may have been dismissed, or replaced by the receipt of a later publish.
  if (editor.state.receipt === request) showReceipt(editor, finished);
}
