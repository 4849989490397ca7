import type { HandlerInput } from '../../proto/contract.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { leads } from '../../proto/leads.ts';
import { digest } from '../kit/store/store.ts';
import { planDeliveries } from './delivery/delivery.ts';
import type { DomainFormSettings } from './form-settings.ts';
import { checkSubmission, type Form } from './form.ts';
import type { StoredLead } from './lead.ts';
import { DAY_MS } from './retention.ts';

interface Submission {
  input: HandlerInput<typeof leads.calls.submitForm>;
  page: Page;
  form: Form;
  settings: DomainFormSettings;
  now: Date;
  /** Id of the lead if the client has sent none. */
  newId: string;
}

export function createLead({ input, page, form, settings, now, newId }: Submission): StoredLead {
  const { values, consent, replyTo } = checkSubmission(form, input.values);
  const { domainId } = page;
  const _id = input.submissionId ? digest(JSON.stringify([domainId, form._id, input.submissionId, values])) : newId;
  const createdAt = now.toISOString();
  const suspicious = isSuspicious(values, input.website);
  return {
    _id,
    domainId,
    position: `${createdAt}_${_id}`,
    createdAt,
    expiresAt: new Date(now.getTime() + settings.retentionDays * DAY_MS).toISOString(),
    formId: form._id,
    formTitle: form.title,
    page: { _id: page._id, title: page.header.title || page.title || '', slug: page.slug },
    regionId: page.region?._id ?? '',
    regionName: page.region?.name ?? '',
    values,
    consent,
    context: { about: input.about.trim(), from: input.from.trim() },
    suspicious,
    replyTo,
    deliveries: suspicious ? {} : planDeliveries(settings, now),
    version: 1,
  };
}

const MAX_LINKS = 3;

/** Spam contains many links, and robots fill in the field that people cannot see. */
function isSuspicious(values: { value: string }[], website: string): boolean {
  const links = values.flatMap(({ value }) => value.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi) ?? []);
  return website.trim() !== '' || links.length > MAX_LINKS;
}
