import { renderedParts } from '../../../../../proto/publish-checks/check.ts';
import { safeHref } from '../../../../../proto/href.ts';
import { collectLinks, isAddressOf, toOwnAddress } from '../../links/collect-links.ts';
import type { ShownCheck } from './find-problems.ts';

export const deadAnchor: ShownCheck = ({ page, visit }) =>
  collectLinks(renderedParts(page)).flatMap(({ item, link }) => {
    const [path = '', hash = ''] = safeHref(link).split('#');
    const isOwn = path === '' || isAddressOf(page, toOwnAddress(link) ?? path, visit);
    return hash === '' || !isOwn || document.getElementById(hash) ? [] : [{ item, what: link.text || `#${hash}` }];
  });
