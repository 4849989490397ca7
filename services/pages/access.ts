import type { PageContent } from '../../proto/entities/page.ts';
import type { Action, Caller } from '../../proto/permissions.ts';
import { permitPage } from '../kit/permit-page.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import { pageNotFound } from './show-page.ts';

/** The stored page, when this caller may do that to it. A page of another domain does not exist for them. */
export function permitted(head: Head<PageContent> | null, action: Action, caller: Caller): Head<PageContent> {
  if (!head || head.draft.domainId !== caller.domainId) throw pageNotFound();
  permitPage(caller, action, head.draft);
  // What visitors see may still be in the region that the draft has left.
  if (head.live && action !== 'view') permitPage(caller, action, { ...head.draft, ...placeOfCopy(head.live) });
  return head;
}

const placeOfCopy = ({ region, pageType }: PageContent) => ({ region, pageType });
