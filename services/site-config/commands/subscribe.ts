import { signUpRefusals } from '../../../proto/refusals/sign-up.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { Resolved } from '../../kit/contract/dependencies.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { BUS } from '../../kit/tokens.ts';
import { MailchimpClient } from '../mailing-list/mailchimp-client.ts';
import { signUpLimits } from '../mailing-list/sign-up-limits.ts';

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

/** The Mailchimp account may have lists that are not meant for this domain. */
async function requireShownList({ bus }: Needs, listId: string, caller: Caller): Promise<void> {
  const { shown } = await bus.call(
    pages.calls.showsMailingList,
    { listId },
    { domainId: caller.domainId, stage: 'live' },
  );
  if (!shown) throw signUpRefusals.listNotOffered();
}
