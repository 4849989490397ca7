import type { ReactNode } from 'react';
import type { SiteSettings } from '../../../../../proto/entities/site-settings.ts';
import { api } from '../../../api.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { refusal } from '../../core/permissions.ts';
import type { FormName } from '../../forms/form-names.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useDraftSaving } from '../../forms/use-draft-saving.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.siteSettings.form;

interface SettingsFormProps {
  name: FormName;
  children: (form: Form<SiteSettings>) => ReactNode;
}

export function SettingsForm(props: SettingsFormProps) {
  const domainId = useEditorState().visit?.domainId ?? '';
  const { data, error } = useCall('GET /siteSettings/loadSiteSettings', { domainId });
  if (error && !data) return <p className={inputsStyles.error}>{error}</p>;
  if (!data) return <p className={inputsStyles.hint}>{common.loading}</p>;
  return <LoadedSettings {...props} settings={formOf(data, domainId)} />;
}

function LoadedSettings({ name, settings, children }: SettingsFormProps & { settings: SiteSettings }) {
  const { domainId } = settings;
  const toForm = (stored: SiteSettings): SiteSettings => formOf(stored, domainId);
  return (
    <DocumentForm
      name={name}
      kind="siteSettings"
      texts={t}
      stored={settings}
      load={async () => toForm(await api('GET /siteSettings/loadSiteSettings', { domainId }))}
      save={async (siteSettings) => toForm(await api('POST /siteSettings/saveSiteSettings', { siteSettings }))}
      publish={async (siteSettings) => toForm(await api('POST /siteSettings/publishSiteSettings', { siteSettings }))}
    >
      {children}
    </DocumentForm>
  );
}

interface DocumentFormProps<V extends object> {
  name: FormName;
  kind: 'siteSettings' | 'brand';
  texts: { saved: string; published: string; historyName: string };
  stored: V;
  load: () => Promise<V>;
  save: (value: V) => Promise<V>;
  publish: (value: V) => Promise<V>;
  children: (form: Form<V>) => ReactNode;
}

/** A form for a document of the domain, whose draft is saved when the user pauses, and published on request. */
export function DocumentForm<V extends { _id: string; revision: number }>(props: DocumentFormProps<V>) {
  const { name, kind, texts, stored, load, children } = props;
  const saveDraft = (): Promise<boolean> => form.submit(props.save, undefined, 'draft');
  const form = useForm(name, stored, { save: saveDraft });
  useDraftSaving(form, saveDraft);
  return (
    <FormScope
      form={form}
      refusal={refusal(useEditorState(), 'siteSettings')}
      acts={[
        { label: common.save, run: () => form.submit(props.save, texts.saved) },
        { label: common.publish, run: () => form.submit(props.publish, texts.published, 'publish') },
      ]}
      others={
        <HistoryButton
          kind={kind}
          _id={stored._id}
          revision={form.value.revision}
          name={texts.historyName}
          reason={form.isChanged ? t.restoreRefusal : undefined}
          onRestored={async () => form.adopt(await load())}
        />
      }
    >
      {children(form)}
    </FormScope>
  );
}

/** Redirects are edited in their own tab; sending them here would restore deleted ones. */
function formOf({ redirects: _, ...settings }: SiteSettings, domainId: string): SiteSettings {
  return { ...settings, domainId };
}
