import type { ClientInput, Output } from '../../../proto/contract.ts';
import { leads } from '../../../proto/leads.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { systemClock } from '../../kit/clock.ts';
import type { Settings } from '../../kit/settings.ts';
import { type CallAs, type Stack, startStack } from '../../kit/testing/stack.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { leadsService } from '../leads.module.ts';

const { calls } = leads;

export const domainId = 'domain-1';

export const contactForm = {
  componentType: 'Form',
  key: 'contact-form',
  title: 'Write to us',
  fields: [
    { key: 'name', kind: 'text', label: 'Name', required: true, options: '' },
    { key: 'email', kind: 'email', label: 'Email', required: true, options: '' },
    { key: 'size', kind: 'choice', label: 'Company size', required: false, options: 'Small\nLarge' },
    { key: 'news', kind: 'checkBox', label: 'Send me news', required: false, options: '' },
    { key: 'message', kind: 'longText', label: 'Message', required: false, options: '' },
  ],
  consent: 'You may store this.',
};

export const valid = { name: 'Edith', email: 'edith@example.org', consent: 'yes' };

/** Runs the services of a site on which a region has a contact page. */
export class LeadsSite {
  aheadMs = 0;
  regionIds: Record<string, string> = {};
  stack!: Stack;

  async start(settings: Partial<Settings> = {}): Promise<void> {
    this.stack = await startStack({
      services: [pagesService, regionsService, leadsService],
      settings: { privateWebhooks: true, ...settings },
      clock: { ...systemClock, now: () => new Date(Date.now() + this.aheadMs) },
    });
    for (const slugPrefix of ['au', 'nz']) await this.addRegion(slugPrefix);
  }

  get admin(): CallAs {
    return { as: this.stack.users.admin, domainId };
  }

  private async addRegion(slugPrefix: string): Promise<void> {
    const { call } = this.stack;
    const region = await call(
      regions.calls.createRegion,
      { region: { name: slugPrefix.toUpperCase(), slugPrefix } },
      this.admin,
    );
    await call(regions.calls.publishRegion, { region }, this.admin);
    this.regionIds[slugPrefix] = region._id;
    await this.publish({ slug: `${slugPrefix}/contact`, region: { _id: region._id } });
  }

  async setHome(slugPrefix: string, homePageSlug: string): Promise<void> {
    const all = await this.stack.call(regions.calls.loadRegions, { domainId }, this.admin);
    const region = { ...all.find((one) => one.slugPrefix === slugPrefix)!, homePageSlug };
    await this.stack.call(regions.calls.publishRegion, { region }, this.admin);
  }

  async publish(content: object, contents: object[] = [contactForm]): Promise<void> {
    const page = { domainId, slug: 'contact', header: { title: 'Contact' }, contents, ...content };
    const { _id, revision } = await this.stack.call(pages.calls.save, { page: page as never }, this.admin);
    await this.stack.call(pages.calls.publish, { page: { _id, revision } }, this.admin);
  }

  submit(more: Partial<ClientInput<typeof calls.submitForm>> = {}, as: CallAs = {}) {
    const input = { slug: 'au/contact', formId: contactForm.key, values: valid, ...more };
    return this.stack.call(calls.submitForm, input, { domainId, ...as });
  }

  list(input: ClientInput<typeof calls.listLeads> = {}, as: CallAs = this.admin) {
    return this.stack.call(calls.listLeads, input, { domainId, ...as });
  }

  async newest(): Promise<Output<typeof calls.listLeads>['leads'][number]> {
    return (await this.list()).leads[0]!;
  }

  async configure(settings: Omit<ClientInput<typeof calls.saveFormSettings>, 'revision'>): Promise<void> {
    const { revision } = await this.stack.call(calls.loadFormSettings, {}, this.admin);
    await this.stack.call(calls.saveFormSettings, { ...settings, revision }, this.admin);
  }
}
