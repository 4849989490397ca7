import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { showError, showSuccess } from '../core/toast-actions.ts';
import { UserFacingError } from '../core/error-message.ts';
import { messages } from '../messages/messages.ts';
import { surfaceNames } from '../publishing/surface-names.ts';
import { runTasks } from './run-tasks.ts';
import { nameOfPage } from './to-listed-page.ts';

type VerifiedPage = Pick<ListedPage, '_id' | 'revision' | 'title' | 'slug'>;

const { receipt: receiptTexts } = messages.publishing;
const t = messages.pageActs.verify;
const TIMEOUT_MS = 15_000;
/** Fewer than the receipts that a user may request in a minute. */
const MAX_VERIFIED = 100;

/** Checks which version visitors get after pages were published or unpublished, and reports pages with another version. */
export async function verifyPages(editor: Editor, changed: readonly VerifiedPage[]): Promise<void> {
  const pages = changed.slice(0, MAX_VERIFIED);
  if (pages.length === 0) return;
  const { failed } = await runTasks(
    pages.map((page) => ({ name: nameOfPage(page), run: () => verify(page).then(() => ({})) })),
  );
  const verified = pages.length - failed.length;
  if (verified > 0) showSuccess(editor, t.verified({ verified, unchecked: changed.length - pages.length }));
  if (failed.length === 0) return;
  const names = new Set(failed.map(({ name }) => name));
  const again = pages.filter((page) => names.has(nameOfPage(page)));
  showError(editor, t.notVerified(failed), {
    label: receiptTexts.again,
    run: () => void verifyPages(editor, again),
  });
}

async function verify({ _id, revision }: VerifiedPage): Promise<void> {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
  const { surfaces } = await api('POST /page/receipt', { _id, revision }, options);
  const missing = surfaces.filter(({ ok }) => !ok).map(({ surface }) => surfaceNames[surface]);
  if (missing.length > 0) throw new UserFacingError(receiptTexts.failed(missing));
}
