import type { z } from 'zod';
import { FormSettings, type StoredFormSettings } from '../../proto/entities/lead.ts';
import { leads } from '../../proto/leads.ts';
import { leadRefusals } from '../../proto/refusals/leads.ts';
import { requireCapability } from '../kit/access.ts';
import { auditDocument } from '../kit/audit/audit-scope.ts';
import { handle } from '../kit/contract/handle.ts';
import { collection, type Document, insertNew } from '../kit/store/store.ts';
import { SETTINGS } from '../kit/settings.ts';

export interface DomainFormSettings extends Document, z.infer<typeof FormSettings> {
  revision: number;
  webhookSecret: string;
}

export abstract class FormSettingsRows extends collection<DomainFormSettings>({ name: 'form_settings' }) {}

export async function loadSettings(rows: Pick<FormSettingsRows, 'get'>, domainId: string): Promise<DomainFormSettings> {
  return (await rows.get(domainId)) ?? { _id: domainId, ...FormSettings.parse({}), revision: 0, webhookSecret: '' };
}

function toSettingsView(stored: DomainFormSettings): StoredFormSettings {
  const { recipients, webhookUrl, webhookSecret, retentionDays, revision } = stored;
  return { recipients, webhookUrl, hasWebhookSecret: webhookSecret !== '', retentionDays, revision };
}

const dependencies = { rows: FormSettingsRows, settings: SETTINGS };

export const saveFormSettings = handle(leads.calls.saveFormSettings, dependencies, async (input, caller, needs) => {
  const { rows, settings } = needs;
  requireCapability(caller, 'siteSettings');
  // The settings determine who receives the visitors' data of the whole domain, and how long it is stored.
  requireCapability(caller, 'leads');
  const { webhookSecret, ...sent } = input;
  if (/^http:/i.test(sent.webhookUrl) && !settings.privateWebhooks) throw leadRefusals.httpsRequired();
  const before = await loadSettings(rows, caller.domainId);
  if (sent.revision !== before.revision) throw leadRefusals.settingsChanged({}, { revision: before.revision });
  const after = {
    ...before,
    ...sent,
    webhookSecret: webhookSecret ?? before.webhookSecret,
    revision: before.revision + 1,
  };
  const isStored =
    before.revision === 0 ? await insertNew(rows, after) : await rows.replace(after, { revision: before.revision });
  if (!isStored) throw leadRefusals.settingsChanged({}, { revision: after.revision });
  auditDocument({
    kind: 'formSettings',
    _id: caller.domainId,
    name: describeChanges(before, after).slice(0, MAX_NAME),
    action: 'change',
    before: before.revision,
    after: after.revision,
  });
  return toSettingsView(after);
});

/** The audit log does not accept a longer name. */
const MAX_NAME = 300;

/** Omits the path of the webhook, because it can contain a secret of the receiver. */
function describeChanges(before: DomainFormSettings, after: DomainFormSettings): string {
  const valuesOf = ({ recipients, webhookUrl, webhookSecret, retentionDays }: DomainFormSettings) => ({
    recipients: recipients.join(', ') || 'none',
    webhook: webhookUrl ? new URL(webhookUrl).origin : 'none',
    days: String(retentionDays),
    address: webhookUrl,
    secret: webhookSecret,
  });
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const changed = (['recipients', 'webhook', 'days'] as const).filter((name) => old[name] !== now[name]);
  return [
    ...changed.map((name) => `${name}: ${old[name]} → ${now[name]}`),
    ...(old.webhook === now.webhook && old.address !== now.address ? ['path of the webhook'] : []),
    ...(old.secret === now.secret ? [] : ['secret of the webhook']),
  ].join('; ');
}

export const loadFormSettings = handle(
  leads.calls.loadFormSettings,
  { rows: FormSettingsRows },
  async (_, caller, { rows }) => {
    requireCapability(caller, 'siteSettings');
    return toSettingsView(await loadSettings(rows, caller.domainId));
  },
);

export const hasReceiver = handle(
  leads.calls.hasReceiver,
  { rows: FormSettingsRows },
  async (_, { domainId }, { rows }) => {
    const { recipients, webhookUrl } = await loadSettings(rows, domainId);
    return { hasReceiver: recipients.length > 0 || webhookUrl !== '' };
  },
);
