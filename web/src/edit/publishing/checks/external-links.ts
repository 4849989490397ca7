import { MAX_CHECKED_LINKS, MAX_LINK_LENGTH } from '../../../../../proto/link-verdicts.ts';
import { renderedParts } from '../../../../../proto/publish-checks/check.ts';
import { api } from '../../../api.ts';
import { safeHref } from '../../../../../proto/href.ts';
import { collectLinks, toOwnAddress } from '../../links/collect-links.ts';
import { describeLink } from './describe-link.ts';
import type { ShownCheck } from './find-problems.ts';

/** Milliseconds; publishing continues if the check takes longer. */
const TIMEOUT_MS = 5000;

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
