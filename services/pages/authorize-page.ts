import type { PageContent } from '../../proto/entities/page.ts';
import type { Action, Caller } from '../../proto/permissions.ts';
import { requirePagePermission } from '../kit/require-page-permission.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import { pageNotFound } from './present-page.ts';

/** The stored page, when this caller may do that to it. A page of another domain does not exist for them. */
export function authorize(head: Head<PageContent> | null, action: Action, caller: Caller): Head<PageContent> {
  if (!head || head.draft.domainId !== caller.domainId) throw pageNotFound();
  requirePagePermission(caller, action, head.draft);
  // What visitors see may still be in the region that the draft has left.
  if (head.live && action !== 'view')
    requirePagePermission(caller, action, { ...head.draft, ...describeCopy(head.live) });
  return head;
}

const describeCopy = ({ region, pageType }: PageContent) => ({ region, pageType });
