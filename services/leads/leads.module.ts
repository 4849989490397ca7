import { leads } from '../../proto/leads.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { defineService } from '../kit/host/service-definition.ts';
import { AttemptLimits, AttemptRows } from '../kit/limits/limits.ts';
import { BrandMail } from '../kit/mail/brand-mail.ts';
import { MAIL, openMail } from '../kit/mail/mail.ts';
import { provideCollection } from '../kit/providers.ts';
import { SETTINGS } from '../kit/settings.ts';
import { SubmissionLimits, submitForm } from './commands/submit-form.ts';
import { Deliveries } from './delivery/deliveries.ts';
import { Webhook } from './delivery/webhook.ts';
import { FormSettingsRows, hasReceiver, loadFormSettings, saveFormSettings } from './form-settings.ts';
import { LeadRepository } from './lead-repository.ts';
import { LeadRows } from './lead.ts';
import * as leadHandlers from './lead-handlers.ts';
import { Retention } from './retention.ts';

/** These collections are not archived, because leads are personal data and the settings contain a secret. */
const collections = [provideCollection(LeadRows), provideCollection(FormSettingsRows), provideCollection(AttemptRows)];

export const leadsService = defineService(leads, {
  handlers: {
    submitForm,
    hasReceiver,
    loadFormSettings,
    saveFormSettings,
    ...leadHandlers,
  },
  providers: [
    ...collections,
    { provide: MAIL, useFactory: openMail, inject: [SETTINGS] },
    BrandMail,
    AttemptLimits,
    SubmissionLimits,
    LeadRepository,
    Webhook,
    Deliveries,
    Retention,
  ],
  calls: [pages.calls.load, regions.calls.loadRegions, siteConfig.calls.loadBrand],
});
