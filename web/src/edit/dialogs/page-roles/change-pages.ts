import { api } from '../../../api.ts';
import { errorMessage } from '../../core/error-message.ts';
import type { RoleLists } from './role-changes.ts';

export interface ChosenPage {
  _id: string;
  slug: string;
  title: string;
}

export interface Changed {
  done: { _id: string; added: RoleLists; removed: RoleLists }[];
  failed: { page: ChosenPage; reason: string }[];
}

interface Request {
  add: Partial<RoleLists>;
  remove: Partial<RoleLists>;
  keepOpen?: boolean;
}

/** Changes one page after the other, so that a refusal does not affect the other pages. */
export async function changePages<P extends ChosenPage>(
  pages: readonly P[],
  requestFor: (page: P) => Request,
  onProgress?: (done: number) => void,
): Promise<Changed> {
  const changed: Changed = { done: [], failed: [] };
  for (const [index, page] of pages.entries()) {
    try {
      changed.done.push(await api('POST /page/changeRoles', { _id: page._id, ...requestFor(page) }));
    } catch (error) {
      changed.failed.push({ page, reason: errorMessage(error) });
    }
    onProgress?.(index + 1);
  }
  return changed;
}

export async function undoChanges({ done }: Changed): Promise<void> {
  for (const { _id, added, removed } of done) await api('POST /page/changeRoles', { _id, add: removed, remove: added });
}
