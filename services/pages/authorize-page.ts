import type { PageContent } from '../../proto/entities/page.ts';
import type { Action, Caller } from '../../proto/permissions.ts';
import { requirePagePermission } from '../kit/access.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import { pageNotFound } from './present-page.ts';

/** A page of another domain is reported as not found. */
export function authorize(head: Head<PageContent> | null, action: Action, caller: Caller): Head<PageContent> {
  if (!head || head.draft.domainId !== caller.domainId) throw pageNotFound();
  requirePagePermission(caller, action, head.draft);
  // The live copy may still be in the region that the draft has left.
  if (head.live && action !== 'view')
    requirePagePermission(caller, action, { ...head.draft, ...describeCopy(head.live) });
  return head;
}

const describeCopy = ({ region, pageType }: PageContent) => ({ region, pageType });
