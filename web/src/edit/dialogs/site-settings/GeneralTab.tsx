import { SiteDocumentBar } from '../../sidebar/SiteDocumentBar.tsx';
import { LabeledField } from '../../ui/LabeledField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';

export function GeneralTab() {
  return (
    <>
      <SettingsForm name="general">
        {({ title, keywords, description }, change) => (
          <>
            <TextInput
              label="Title"
              hint="Used for pages without a title."
              maxLength={300}
              value={title ?? ''}
              onChange={(next) => change({ title: next })}
            />
            <TextInput
              label="Keywords"
              maxLength={1000}
              value={keywords ?? ''}
              onChange={(next) => change({ keywords: next })}
            />
            <LabeledField label="Description">
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
      <h3>Around every page</h3>
      <h4>Navigation</h4>
      <SiteDocumentBar name="nav" noun="Nav" />
      <h4>Footer</h4>
      <SiteDocumentBar name="footer" noun="Footer" />
    </>
  );
}
