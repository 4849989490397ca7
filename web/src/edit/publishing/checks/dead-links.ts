import type { CollectedLink } from '../../core/collected-link.ts';
import { classifyAddress } from '../../links/address.ts';
import { describeLink } from './describe-link.ts';
import type { CheckedPage, ShownCheck } from './find-problems.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { normalizePath } from '../../../../../proto/address.ts';
import { renderedParts } from '../../../../../proto/publish-checks/check.ts';
import { REGIONAL_BLOCK } from '../../../../../proto/regional-paths.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { hrefInRegion } from '../../../visit/context/visit-context.ts';
import { ApiError, api } from '../../../api.ts';
import { isReachable } from '../../links/is-reachable.ts';
import { collectLinks, isAddressOf, toOwnAddress } from '../../links/collect-links.ts';

/** Milliseconds; publishing continues if the check takes longer. */
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
        // Requests have no credentials, so that drafts are missing, as for visitors.
        const options = { signal, credentials: 'omit' } as const;
        if (await isReachable(address, options)) return;
        if (!(await isRestricted(address, page.domainId, options))) dead.add(address);
      }),
    );
  return links.filter(({ address }) => address !== null && dead.has(address));
}

/** For pages limited to roles, anonymous visitors get “not found” from the site but 403 from the API. */
async function isRestricted(
  address: string,
  domainId: string,
  options: Pick<RequestInit, 'signal' | 'credentials'>,
): Promise<boolean> {
  const slug = normalizePath(address).slice(1);
  try {
    await api('GET /page/load', { slug, domainId }, options);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 403;
  }
}

/** Carousels link to the news list of their region. */
const addressOf = ({ componentType, link }: CollectedLink, visit: Pick<Visit, 'region'>): string | null =>
  toOwnAddress(componentType === REGIONAL_BLOCK ? hrefInRegion(link, visit) : link);
