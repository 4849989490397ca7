import type { CollectedLink } from '../../core/collected-link.ts';
import { classifyAddress } from '../../links/address.ts';
import { findDeadLinks } from '../../links/dead-links.ts';
import { describeLink } from './describe-link.ts';
import type { CheckedPage, ShownCheck } from './find-problems.ts';

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
