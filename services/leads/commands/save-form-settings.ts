import { leads } from '../../../proto/leads.ts';
import { leadRefusals } from '../../../proto/refusals/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { auditDocument } from '../../kit/audit/audit-scope.ts';
import { requireCapability } from '../../kit/access.ts';
import { insertNew } from '../../kit/store/collection.ts';
import { SETTINGS } from '../../kit/tokens.ts';
import { type DomainFormSettings, FORM_SETTINGS, loadSettings, toSettingsView } from '../form-settings.ts';

const dependencies = { rows: FORM_SETTINGS, settings: SETTINGS };

export const saveFormSettings = handle(leads.calls.saveFormSettings, dependencies, async (input, caller, needs) => {
  const { rows, settings } = needs;
  requireCapability(caller, 'siteSettings');
  // They decide who receives the data of visitors of the whole domain, and how long it is stored.
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
    action: 'changed',
    before: before.revision,
    after: after.revision,
  });
  return toSettingsView(after);
});

/** The audit log accepts no longer name. */
const MAX_NAME = 300;

/** Leaves out the path of the webhook, because it can contain a password of the receiver. */
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
