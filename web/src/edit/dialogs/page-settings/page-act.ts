import type { PageAct } from '../../core/panel.ts';
import { createPageRefusal, createPageRefusalAnywhere, pageEditRefusal } from '../../core/permissions.ts';
import type { ReadonlyState } from '../../core/state.ts';
import { common, messages } from '../../messages/messages.ts';

const t = messages.pageSettings;

export const pageActLabels: Readonly<Record<PageAct, string>> = {
  slug: t.changeSlug.title,
  duplicate: t.acts.duplicate,
  copy: common.copyToRegions,
  move: common.moveToRegion,
  changeType: t.acts.changeType,
  owner: common.changeOwner,
  delete: t.delete,
};

export function pageActRefusal(now: ReadonlyState, act: PageAct): string | undefined {
  const { page } = now.documents;
  if (!page) return undefined;
  if (act === 'duplicate') return createPageRefusal(now, page.pageType, page.region?._id);
  if (act === 'copy') return createPageRefusalAnywhere(now, page.pageType);
  if (act === 'delete') return page.published ? t.unpublishFirst : pageEditRefusal(now, 'delete', page);
  return pageEditRefusal(now, 'edit', page);
}
