import type { Page } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import { getHomeSlug } from '../../../../proto/slug.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirm } from '../core/question-actions.ts';
import { showError } from '../core/toast-actions.ts';
import { errorMessage } from '../core/error-message.ts';
import { type Use, describeUse } from './uses.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.confirm.unpublishPage;

export async function confirmUnpublishPage(editor: Editor, page: Page): Promise<boolean> {
  try {
    const uses = await api('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
    return await confirm(editor, unpublishPageQuestion(page, uses, editor.state.visit?.regions ?? []));
  } catch (error) {
    showError(editor, errorMessage(error));
    return false;
  }
}

const MAX_NAMED = 5;

export function unpublishPageQuestion(page: Page, uses: readonly Use[], regions: readonly Region[]) {
  const others = uses.filter(({ parentId }) => parentId !== page._id);
  const home = regions.find((region) => isRegionHome(page, region));
  return {
    title: t.title,
    text: t.text(page.slug),
    consequences: [
      ...(home ? [t.homePage({ region: home.name, prefix: home.slugPrefix })] : []),
      findLinkingPages(others),
    ],
    yes: common.unpublish,
    danger: true,
  };
}

const isRegionHome = ({ slug }: Page, region: Region): boolean =>
  region.slugPrefix !== '' && (slug === region.slugPrefix || slug === getHomeSlug(region));

function findLinkingPages(uses: readonly Use[]): string {
  if (uses.length === 0) return t.noLinks;
  const named = uses.slice(0, MAX_NAMED).map(describeUse).join(', ');
  return t.links({ count: uses.length, pages: named, more: uses.length - MAX_NAMED });
}
