import { leads } from '../../../proto/leads.ts';
import { leadRefusals } from '../../../proto/refusals/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/require-capability.ts';
import { insertNew } from '../../kit/store/insert-new.ts';
import { SETTINGS } from '../../kit/tokens.ts';
import { FORM_SETTINGS, loadSettings, toSettingsView } from '../form-settings.ts';

const dependencies = { rows: FORM_SETTINGS, settings: SETTINGS };

export const saveFormSettings = handle(leads.calls.saveFormSettings, dependencies, async (input, caller, needs) => {
  const { rows, settings } = needs;
  requireCapability(caller, 'siteSettings');
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
  return toSettingsView(after);
});
