import { SiteDocumentBar } from '../../sidebar/SiteDocumentBar.tsx';
import { LabeledField } from '../../ui/LabeledField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { common, messages } from '../../messages/messages.ts';

const t = messages.siteSettings.general;

export function GeneralTab() {
  return (
    <>
      <SettingsForm name="general">
        {({ title, keywords, description }, change) => (
          <>
            <TextInput
              label={common.title}
              hint={t.titleHint}
              maxLength={300}
              value={title ?? ''}
              onChange={(next) => change({ title: next })}
            />
            <TextInput
              label={common.keywords}
              maxLength={1000}
              value={keywords ?? ''}
              onChange={(next) => change({ keywords: next })}
            />
            <LabeledField label={common.description}>
              {(bound) => (
                <textarea
                  {...bound}
                  rows={3}
                  maxLength={1000}
                  value={description ?? ''}
                  onChange={(event) => change({ description: event.target.value })}
                />
              )}
            </LabeledField>
          </>
        )}
      </SettingsForm>
      <h3>{t.aroundPages}</h3>
      <h4>{common.navigation}</h4>
      <SiteDocumentBar name="nav" noun={t.nav} />
      <h4>{common.footer}</h4>
      <SiteDocumentBar name="footer" noun={common.footer} />
    </>
  );
}
