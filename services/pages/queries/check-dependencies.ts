import { isHostOf, normalizePath, toLocalAddress } from '../../../proto/address.ts';
import type { HandlerInput } from '../../../proto/contract.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { pages } from '../../../proto/pages.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type Caller, can } from '../../../proto/permissions.ts';
import { parseRegionalPath } from '../../../proto/regional-paths.ts';
import { normalizeSlug, toPublicSlug } from '../../../proto/slug.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { BUS } from '../../kit/bus/bus.ts';
import type { Filter } from '../../kit/store/store.ts';
import {
  ANY_HOST,
  bannerTarget,
  dependencyRowId,
  linkDependencies,
  linkTarget,
  mailingListTarget,
} from '../dependencies.ts';
import { DependencyRows, FIELDS_NOT_LISTED, type PageDependencies, PageDocs } from '../pages.store.ts';
import { hiddenId } from '../rights.ts';

const MAX = 500;
const inheritedKinds = ['nav', 'footer'];
const inputByType = { link: 'url', image: 'imageId', banner: 'bannerId' } as const;

const dependencies = { rows: DependencyRows, docs: PageDocs, bus: BUS, regions: RegionCache };
type Needs = Resolved<typeof dependencies>;

export const checkDependencies = handle(pages.calls.checkDependencies, dependencies, findDependencies);

export const findUsedPictures = handle(
  pages.calls.findUsedPictures,
  { rows: DependencyRows },
  async ({ ids }, _caller, { rows }) => {
    const used = await rows.countBy(['images'], { images: { in: ids } });
    return { ids: used.map(({ values }) => values[0] as string) };
  },
);

export const showsMailingList = handle(
  pages.calls.showsMailingList,
  { rows: DependencyRows },
  async ({ listId }, caller, { rows }) => {
    const filter = { domainId: caller.domainId, links: { has: mailingListTarget(listId) } };
    const found = await rows.find(filter, { without: ['links', 'images'] });
    return { shown: found.some(({ _id, parentId }) => _id === dependencyRowId(parentId, 'live')) };
  },
);

export async function findDependencies(
  { type, url, imageId, bannerId }: HandlerInput<typeof pages.calls.checkDependencies>,
  caller: Caller,
  needs: Needs,
) {
  const target = { link: url === undefined ? undefined : linkTarget(url), image: imageId, banner: bannerId }[type];
  if (target === undefined) throw pageRefusals.dependencyMissing({ input: inputByType[type] });
  // All domains share pictures, but each address belongs to one domain.
  const targets = type === 'link' ? await withPublicAddress(needs, target, caller.domainId) : [target];
  const linked = type === 'banner' ? [bannerTarget(target)] : targets.flatMap(linkDependencies);
  const filters =
    type === 'image'
      ? [{ images: { has: target } }]
      : linked.map((link) => ({ domainId: caller.domainId, links: { has: link } }));
  const found = [
    ...(await Promise.all(filters.map((filter) => findRows(needs, filter)))).flat(),
    ...(type === 'link' ? await findRegionalLinks(needs, target, caller.domainId) : []),
    ...(type === 'link' ? await findLinksWithHost(needs, targets, caller) : []),
  ];
  const visible = await loadVisible(needs, found, caller);
  const byPage = new Map(
    found.map(({ parentId, slug }) => {
      const shown = visible.get(parentId);
      const page =
        slug === '' || shown
          ? { parentId, slug, ...shown }
          : { parentId: hiddenId(parentId), slug: '', hidden: true as const };
      return [parentId, { ...page, type, target }];
    }),
  );
  return [...byPage.values()].sort((a, b) => a.slug.localeCompare(b.slug));
}

function findRows({ rows }: Needs, filter: Filter): Promise<PageDependencies[]> {
  return rows.find(filter, { sort: { slug: 'asc' }, limit: MAX, without: ['links', 'images'] });
}

/** Adds the prefix of a region if the address is that of its home page, because visitors reach the page at both addresses. */
async function withPublicAddress({ regions }: Needs, url: string, domainId: string): Promise<string[]> {
  const known = await regions.ofDomain(domainId);
  const copies = known.flatMap(({ draft, live }) => [draft, live]).filter((copy) => copy !== null);
  const slug = normalizeSlug(normalizePath(url));
  const isHome = (copy: (typeof copies)[number]) => toPublicSlug(slug, [{ homePageSlug: '', ...copy }]) !== slug;
  return [url, ...copies.filter(isHome).map(({ slugPrefix }) => `/${slugPrefix}`)];
}

/** Finds links that contain a hostname of this website. */
async function findLinksWithHost(
  { rows, bus }: Needs,
  urls: readonly string[],
  caller: Caller,
): Promise<PageDependencies[]> {
  const { domainId, accessToken, origin } = caller;
  const paths = urls.map(normalizePath);
  const any = paths.map((path) => ({ domainId, links: { has: ANY_HOST + path } }));
  const found = (await Promise.all(any.map((filter) => rows.find(filter, { limit: MAX, without: ['images'] })))).flat();
  if (found.length === 0) return [];
  const context = { domainId, accessToken, stage: 'draft' } as const;
  const { domains } = await bus.call(siteConfig.calls.loadDomain, {}, context);
  const hostnames = domains.find(({ _id }) => _id === domainId)?.hostnames ?? [];
  const isOwnHost = isHostOf([...hostnames, ...(origin ? [new URL(origin).hostname] : [])]);
  const isOwn = (link: string) => toLocalAddress(link, () => false) === null && isOwnPath(link);
  const isOwnPath = (link: string) => {
    const address = toLocalAddress(link, isOwnHost);
    return address !== null && linkDependencies(address).some((target) => paths.includes(target));
  };
  return found.filter(({ links }) => links.some(isOwn));
}

async function findRegionalLinks({ rows }: Needs, url: string, domainId: string): Promise<PageDependencies[]> {
  const regional = parseRegionalPath(url);
  if (!regional) return [];
  const { prefix, path } = regional;
  const own = (kind: string) => `${kind}_${domainId}_${prefix}`;
  const [linking, replacing] = await Promise.all([
    rows.find({ domainId, links: { has: path } }, { limit: MAX, without: ['links', 'images'] }),
    rows.find(
      { _id: { in: inheritedKinds.map((kind) => dependencyRowId(own(kind), 'live')) } },
      { without: ['links'] },
    ),
  ]);
  return linking.filter(({ parentId }) =>
    inheritedKinds.some((kind) => {
      const isReplaced = replacing.some((row) => row.parentId === own(kind));
      return parentId === own(kind) || (parentId === `${kind}_${domainId}` && !isReplaced);
    }),
  );
}

async function loadVisible(
  { docs }: Needs,
  found: PageDependencies[],
  { user }: Caller,
): Promise<Map<string, { title: string; regionId?: string }>> {
  const ids = [...new Set(found.map(({ parentId }) => parentId))];
  const stored = await docs.draft.find({ _id: { in: ids } }, { without: FIELDS_NOT_LISTED });
  return new Map(
    stored
      .filter((page) => can(user, 'view', page))
      .map(({ _id, header, slug, region }) => [
        _id,
        { title: header.title || `/${slug}`, ...(region?._id && { regionId: region._id }) },
      ]),
  );
}
