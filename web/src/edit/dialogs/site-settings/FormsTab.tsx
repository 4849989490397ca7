import type { StoredFormSettings } from '../../../../../proto/entities/lead.ts';
import { api } from '../../../api.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { refusal } from '../../core/permissions.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useForm } from '../../forms/use-form.ts';
import { common, messages } from '../../messages/messages.ts';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useCall } from '../../ui/use-call.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.leads.settings;

export function FormsTab() {
  const { data, error } = useCall('GET /leads/loadFormSettings', {});
  if (error && !data) return <p className={inputsStyles.error}>{error}</p>;
  if (!data) return <p className={inputsStyles.hint}>{common.loading}</p>;
  return <LoadedSettings settings={data} />;
}

const toForm = ({ recipients, retentionDays, ...settings }: StoredFormSettings) => ({
  ...settings,
  recipients: recipients.join('\n'),
  retentionDays: String(retentionDays),
  secret: '',
  removesSecret: false,
});

function LoadedSettings({ settings }: { settings: StoredFormSettings }) {
  const form = useForm('forms', toForm(settings));
  const state = useEditorState();
  const { hasWebhookSecret, secret, removesSecret } = form.value;
  const save = () =>
    form.submit(async (typed) => {
      const stored = await api('POST /leads/saveFormSettings', {
        revision: typed.revision,
        recipients: typed.recipients.split(/[\s,;]+/).filter((address) => address !== ''),
        webhookUrl: typed.webhookUrl,
        retentionDays: Number(typed.retentionDays),
        ...(typed.removesSecret ? { webhookSecret: '' } : typed.secret !== '' && { webhookSecret: typed.secret }),
      });
      return toForm(stored);
    }, t.saved);
  return (
    <FormScope
      form={form}
      refusal={refusal(state, 'siteSettings') ?? refusal(state, 'leads')}
      acts={[{ label: common.save, run: save }]}
    >
      <TextArea label={t.recipients} hint={t.recipientsHint} rows={3} {...form.bind('recipients')} />
      <TextInput
        label={t.webhookUrl}
        hint={t.webhookUrlHint}
        type="url"
        maxLength={2000}
        {...form.bind('webhookUrl')}
      />
      <TextInput
        label={t.secret}
        hint={hasWebhookSecret ? t.secretSet : t.secretHint}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={secret}
        onChange={(next) => form.change({ secret: next, removesSecret: false })}
      />
      {hasWebhookSecret && (
        <Toggle
          label={t.removeSecret}
          value={removesSecret}
          onChange={(next) => form.change({ removesSecret: next, ...(next && { secret: '' }) })}
        />
      )}
      <TextInput
        label={t.retention}
        hint={t.retentionHint}
        type="number"
        min={1}
        max={3650}
        {...form.bind('retentionDays')}
      />
    </FormScope>
  );
}
