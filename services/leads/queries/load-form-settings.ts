import { leads } from '../../../proto/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { requireCapability } from '../../kit/access.ts';
import { FORM_SETTINGS, loadSettings, toSettingsView } from '../form-settings.ts';

export const loadFormSettings = handle(
  leads.calls.loadFormSettings,
  { rows: FORM_SETTINGS },
  async (_, caller, { rows }) => {
    requireCapability(caller, 'siteSettings');
    return toSettingsView(await loadSettings(rows, caller.domainId));
  },
);
