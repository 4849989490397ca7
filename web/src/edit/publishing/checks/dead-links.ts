import type { CollectedLink } from '../../core/left-links.ts';
import { classifyAddress } from '../../links/address.ts';
import { describeLink } from './describe-link.ts';
import type { CheckedPage, ShownCheck } from './find-problems.ts';
import type { Page } from '../../../../../proto/entities/page.ts';
import { renderedParts } from '../../../../../proto/publish-checks/check.ts';
import { REGIONAL_BLOCK } from '../../../../../proto/regional-paths.ts';
import type { Visit } from '../../../../../proto/visit.ts';
import { hrefInRegion } from '../../../visit/context/visit-context.ts';
import { isDead } from '../../links/is-dead.ts';
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
        if (await isDead(address, page.domainId, signal)) dead.add(address);
      }),
    );
  return links.filter(({ address }) => address !== null && dead.has(address));
}

/** Carousels link to the news list of their region. */
const addressOf = ({ componentType, link }: CollectedLink, visit: Pick<Visit, 'region'>): string | null =>
  toOwnAddress(componentType === REGIONAL_BLOCK ? hrefInRegion(link, visit) : link);
