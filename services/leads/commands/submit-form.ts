import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Page } from '../../../proto/entities/page.ts';
import { whenRefused } from '../../../proto/errors.ts';
import { leads } from '../../../proto/leads.ts';
import { pages } from '../../../proto/pages.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { formRefusals } from '../../../proto/refusals/leads.ts';
import { regions } from '../../../proto/regions.ts';
import { getHomeSlug } from '../../../proto/slug.ts';
import { type Bus, BUS } from '../../kit/bus/bus.ts';
import { handle } from '../../kit/contract/handle.ts';
import { AttemptLimits } from '../../kit/limits/limits.ts';
import { insertNew } from '../../kit/store/store.ts';
import { CLOCK } from '../../kit/clock.ts';
import { createLead } from '../create-lead.ts';
import { Deliveries } from '../delivery/deliveries.ts';
import { FormSettingsRows, loadSettings } from '../form-settings.ts';
import { findForm } from '../form.ts';
import { LeadRows } from '../lead.ts';

const PER_SOURCE = 10;
/** Limit per hour. Further leads are stored as suspicious, so that a flood neither fills a mailbox nor closes the form for others. */
const DELIVERED_PER_FORM = 500;
const PER_FORM = 10_000;

@Injectable()
export class SubmissionLimits {
  /** This key is never stored, so that addresses cannot be derived from the counters, which are stored for an hour. */
  private readonly key = randomBytes(32);

  constructor(private readonly limits: AttemptLimits) {}

  /** Returns false if an editor must accept the lead before its delivery; throws Problem `too-many`. */
  async count(form: string, source: string | undefined): Promise<boolean> {
    if (source) {
      const hidden = createHmac('sha256', this.key).update(source).digest('base64url');
      await this.limits.reserve({ key: `form ${form} from ${hidden}`, most: PER_SOURCE, minutes: 60 });
    }
    await this.limits.reserve({ key: `form ${form}`, most: PER_FORM, minutes: 60 });
    return this.limits.tryReserve({ key: `delivered from ${form}`, most: DELIVERED_PER_FORM, minutes: 60 });
  }
}

const dependencies = {
  rows: LeadRows,
  settings: FormSettingsRows,
  limits: SubmissionLimits,
  deliveries: Deliveries,
  bus: BUS,
  clock: CLOCK,
};

export const submitForm = handle(leads.calls.submitForm, dependencies, async (input, caller, needs) => {
  const { rows, settings, limits, deliveries, bus, clock } = needs;
  const page = await loadPublished(bus, input, caller);
  const form = findForm(page, input.formId);
  if (!form) throw formRefusals.notOffered();
  const lead = createLead({
    input,
    page,
    form,
    settings: await loadSettings(settings, page.domainId),
    now: clock.now(),
    newId: clock.id(),
  });
  if (!(await rows.get(lead._id))) {
    const delivered = await limits.count(`${page.domainId} ${form._id}`, caller.source);
    await insertNew(rows, delivered ? lead : { ...lead, suspicious: true, deliveries: {} });
    deliveries.wake();
  }
  return { success: true } as const;
});

async function loadPublished(
  bus: Bus,
  { slug, pageId }: { slug: string; pageId?: string },
  { domainId, accessToken }: Caller,
): Promise<Page> {
  const context = { domainId, stage: 'live', accessToken } as const;
  const load = (address: string, _id?: string) =>
    bus.call(pages.calls.load, { slug: address, _id }, context).catch(whenRefused('not-found', null));
  const page = (pageId && (await load(slug, pageId))) || (await load(slug));
  if (page) return page;
  // Visitors reach the home page of a region at the prefix of the region.
  const found = await bus.call(regions.calls.loadRegions, { domainId }, context);
  const region = found.find(({ slugPrefix, homePageSlug }) => slugPrefix === slug && homePageSlug !== '');
  const home = region && (await load(getHomeSlug(region)));
  if (!home) throw formRefusals.notOffered();
  return home;
}
