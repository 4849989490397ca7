import type { Visit } from '../../../../proto/visit.ts';
import { createAddressHead, linksOf } from '../head/address-head.ts';

/** Updates the links that programs read from the open page, such as feed readers. Links for crawlers are not updated. */
export function applyLinks(visit: Visit): void {
  const head = createAddressHead(visit);
  for (const old of document.head.querySelectorAll('link:is([rel=canonical], [rel=prev], [rel=next], [rel=alternate])'))
    old.remove();
  for (const attributes of linksOf(head))
    document.head.append(Object.assign(document.createElement('link'), attributes));
  document.head.querySelector('meta[name=description]')?.setAttribute('content', head.description);
}
