import { toPublicSlug } from '../../../../../proto/slug.ts';
import type { Editor } from '../../core/editor.ts';
import type { Outcome } from '../../page-acts/task.ts';

/** The page that is open behind the dialog may be at another address, or deleted. */
export function followPage(editor: Editor, outcomes: readonly Outcome[], navigate: (url: string) => void): void {
  const { page } = editor.state.documents;
  if (!page) return;
  if (outcomes.some(({ deleted }) => deleted === page._id)) return navigate('/');
  const changed = outcomes.find((outcome) => outcome.page?._id === page._id)?.page;
  if (!changed) return;
  const address = `/${toPublicSlug(changed.slug, editor.state.visit?.regions ?? [])}`;
  if (![address, `/${changed.slug}`].includes(location.pathname)) navigate(address);
}
