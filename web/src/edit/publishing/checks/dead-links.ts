import type { CollectedLink } from '../../core/left-links.ts';
import { classifyAddress } from '../../links/address.ts';
import type { CheckedPage, ShownCheck } from './find-problems.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { safeHref } from '../../../../../proto/href.ts';
import { MAX_CHECKED_LINKS, MAX_LINK_LENGTH } from '../../../../../proto/link-verdicts.ts';
import { renderedParts } from '../../../../../proto/publish-checks/check.ts';
import { REGIONAL_BLOCK } from '../../../../../proto/regional-paths.ts';
import type { Link } from '../../../../../proto/values.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { api } from '../../../api.ts';
import { hrefInRegion } from '../../../visit/context/visit-context.ts';
import { isDead } from '../../links/is-dead.ts';
import { collectLinks, isAddressOf, toOwnAddress } from '../../links/collect-links.ts';

/** Milliseconds; publishing continues if a check takes longer. */
const TIMEOUT_MS = 5000;
const CONCURRENCY = 6;

const deadLinks = () => new WeakMap<object, Promise<CollectedLink[]>>();

/** The links of one page are requested once for both checks. */
function loadDeadLinks({ editor, page, visit }: CheckedPage): Promise<CollectedLink[]> {
  const known = editor.get(deadLinks);
  const loading = known.get(page) ?? findDeadLinks(page, visit).finally(() => known.delete(page));
  known.set(page, loading);
  return loading;
}

const findOfKind =
  (isFile: boolean): ShownCheck =>
  async (checked) =>
    (await loadDeadLinks(checked))
      .filter(({ link }) => (classifyAddress(link.href) === 'file') === isFile)
      .map(({ item, link }) => ({ item, what: describeLink(link) }));

export const deadPageLink = findOfKind(false);
export const deadFileLink = findOfKind(true);

async function findDeadLinks(page: Page, visit: Pick<Visit, 'region'>): Promise<CollectedLink[]> {
  const links = collectLinks(renderedParts(page)).map((collected) => ({
    ...collected,
    address: addressOf(collected, visit),
  }));
  const addresses = [...new Set(links.map(({ address }) => address))].filter(
    (address): address is string => address !== null && !isAddressOf(page, address, visit),
  );
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const dead = new Set<string>();
  for (let at = 0; at < addresses.length; at += CONCURRENCY)
    await Promise.all(
      addresses.slice(at, at + CONCURRENCY).map(async (address) => {
        if (await isDead(address, page.domainId, signal)) dead.add(address);
      }),
    );
  return links.filter(({ address }) => address !== null && dead.has(address));
}

/** Carousels link to the news list of their region. */
const addressOf = ({ componentType, link }: CollectedLink, visit: Pick<Visit, 'region'>): string | null =>
  toOwnAddress(componentType === REGIONAL_BLOCK ? hrefInRegion(link, visit) : link);

export const deadExternalLink: ShownCheck = async ({ page }) => {
  const links = collectLinks(renderedParts(page)).flatMap(({ item, link }) => {
    const address = safeHref(link);
    return /^https?:/i.test(address) && toOwnAddress(link) === null && address.length <= MAX_LINK_LENGTH
      ? [{ item, link, address }]
      : [];
  });
  const addresses = [...new Set(links.map(({ address }) => address))].slice(0, MAX_CHECKED_LINKS);
  const deaths = addresses.length > 0 ? await findDeaths(addresses) : new Map();
  return links
    .filter(({ address }) => deaths.has(address))
    .map(({ item, link, address }) => ({ item, what: describeLink(link), why: deaths.get(address)! }));
};

/** A failed check finds nothing, because only addresses that certainly do not exist deserve a warning. */
async function findDeaths(addresses: string[]) {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
  const { links } = await api('POST /visit/checkLinks', { addresses }, options).catch(() => ({ links: [] }));
  return new Map(links.flatMap(({ address, why }) => (why ? [[address, why] as const] : [])));
}

export const deadAnchor: ShownCheck = ({ page, visit }) =>
  collectLinks(renderedParts(page)).flatMap(({ item, link }) => {
    const [path = '', hash = ''] = safeHref(link).split('#');
    const isOwn = path === '' || isAddressOf(page, toOwnAddress(link) ?? path, visit);
    return hash === '' || !isOwn || document.getElementById(hash) ? [] : [{ item, what: link.text || `#${hash}` }];
  });

const describeLink = ({ text, href }: Link): string => (text && text !== href ? `${text} (${href})` : href);
