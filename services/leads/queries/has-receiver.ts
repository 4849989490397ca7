import { leads } from '../../../proto/leads.ts';
import { handle } from '../../kit/contract/handle.ts';
import { FORM_SETTINGS, loadSettings } from '../form-settings.ts';

export const hasReceiver = handle(
  leads.calls.hasReceiver,
  { rows: FORM_SETTINGS },
  async (_, { domainId }, { rows }) => {
    const { recipients, webhookUrl } = await loadSettings(rows, domainId);
    return { hasReceiver: recipients.length > 0 || webhookUrl !== '' };
  },
);
