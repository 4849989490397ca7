import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { signUpRefusals } from '../../../proto/refusals/site-config.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle, type Resolved } from '../../kit/contract/handle.ts';
import { AttemptLimits, type Limit } from '../../kit/limits/limits.ts';
import { BUS } from '../../kit/bus/bus.ts';
import { MailchimpClient } from '../mailchimp-client.ts';

const dependencies = { mailchimp: MailchimpClient, limiter: AttemptLimits, bus: BUS };
type Needs = Resolved<typeof dependencies>;

export const subscribe = handle(siteConfig.calls.subscribe, dependencies, async (input, caller, needs) => {
  const { mailchimp, limiter } = needs;
  const { website, ...member } = input;
  const thanks = { success: true } as const;
  if (website !== '') return thanks;
  mailchimp.requireConfigured();
  await requireShownList(needs, member.listId, caller);
  const limits = signUpLimits(member.email, caller.source);
  await limiter.refuseLocked(limits);
  await limiter.count(limits);
  await mailchimp.subscribe(member);
  return thanks;
});

/** The Mailchimp account may have lists for other purposes, so a page of the domain must show the list. */
async function requireShownList({ bus }: Needs, listId: string, caller: Caller): Promise<void> {
  const { shown } = await bus.call(
    pages.calls.showsMailingList,
    { listId },
    { domainId: caller.domainId, stage: 'live' },
  );
  if (!shown) throw signUpRefusals.listNotOffered();
}

/** The limit by source is higher, because a whole office may share one address. */
function signUpLimits(email: string, source: string | undefined): Limit[] {
  const bySource = source ? [{ key: `sign-up from ${source}`, most: 20, minutes: 60 }] : [];
  return [{ key: `sign-up ${email.toLowerCase()}`, most: 5, minutes: 60 }, ...bySource];
}
