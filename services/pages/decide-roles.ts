import type { PageContent } from '../../proto/entities/page.ts';
import type { Caller } from '../../proto/permissions.ts';
import { isPublishable } from '../../proto/publish-status.ts';
import { requireCapability } from '../kit/access.ts';
import type { Decision, Head } from '../kit/versioned/versioned.ts';
import { authorize } from './authorize-page.ts';
import { publishedEvents, savedEvents } from './page-events.ts';
import { toContent } from './page-fields.ts';

/** Changes the draft and the live copy: role changes apply at once, not at the next publish. */
export function decideRoles(
  stored: Head<PageContent> | null,
  caller: Caller,
  change: (content: PageContent) => PageContent,
): Decision<PageContent> {
  const head = authorize(stored, 'view', caller);
  requireCapability(caller, 'people');
  const next = change(toContent(head.draft));
  if (!head.live) return { action: 'applyRoles', draft: next, facts: savedEvents };
  const content = change(toContent(head.live));
  // A draft with unpublished changes must not count as published because its roles reached the live copy.
  const live = isPublishable(head.draft) ? { content, lastPublished: head.draft.lastPublished } : { content };
  return { action: 'applyRoles', draft: next, live, facts: publishedEvents };
}
