import type { Domain } from '../../../../proto/entities/domain.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { Region } from '../../../../proto/entities/region.ts';
import { getHomeSlug } from '../../../../proto/slug.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { confirmLoaded } from '../core/question-actions.ts';
import { type Use, describeUse } from './uses.ts';
import { common, messages } from '../messages/messages.ts';

const t = messages.confirm;

export const confirmUnpublishPage = (editor: Editor, page: Page): Promise<boolean> =>
  confirmLoaded(editor, async () => {
    const uses = await api('GET /dependencies/checkDependencies', { type: 'link', url: `/${page.slug}` });
    return unpublishPageQuestion(page, uses, editor.state.visit?.regions ?? []);
  });

const MAX_NAMED = 5;

export function unpublishPageQuestion(page: Page, uses: readonly Use[], regions: readonly Region[]) {
  const others = uses.filter(({ parentId }) => parentId !== page._id);
  const home = regions.find((region) => isRegionHome(page, region));
  return {
    title: t.unpublishPage.title,
    text: t.unpublishPage.text(page.slug),
    consequences: [
      ...(home ? [t.unpublishPage.homePage({ region: home.name, prefix: home.slugPrefix })] : []),
      findLinkingPages(others),
    ],
    yes: common.unpublish,
    danger: true,
  };
}

const isRegionHome = ({ slug }: Page, region: Region): boolean =>
  region.slugPrefix !== '' && (slug === region.slugPrefix || slug === getHomeSlug(region));

function findLinkingPages(uses: readonly Use[]): string {
  if (uses.length === 0) return t.unpublishPage.noLinks;
  const named = uses.slice(0, MAX_NAMED).map(describeUse).join(', ');
  return t.unpublishPage.links({ count: uses.length, pages: named, more: uses.length - MAX_NAMED });
}

export const confirmUnpublishRegion = (editor: Editor, region: Region): Promise<boolean> =>
  confirmLoaded(editor, async () => {
    const pages = await api('GET /regions/findDependentPages', { regionId: region._id });
    return unpublishRegionQuestion(region, pages.length);
  });

export const unpublishRegionQuestion = ({ name, slugPrefix }: Region, pages: number) => ({
  title: t.unpublishRegion.title,
  text: t.unpublishRegion.text({ prefix: slugPrefix, name }),
  consequences: [
    pages === 0 ? t.unpublishRegion.noPages : t.unpublishRegion.pages({ count: pages, prefix: slugPrefix }),
    t.unpublishRegion.consequence,
  ],
  yes: common.unpublish,
  danger: true,
});

export const unpublishDomainQuestion = ({ name, hostnames }: Pick<Domain, 'name' | 'hostnames'>) => ({
  title: t.unpublishDomain.title,
  text: t.unpublishDomain.text(name),
  consequences: [
    hostnames.length === 0 ? t.unpublishDomain.noHostnames : t.unpublishDomain.hostnames(hostnames.join(', ')),
  ],
  yes: common.unpublish,
  danger: true,
});
