import { LabeledField } from '../../ui/LabeledField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { common } from '../../messages/messages.ts';

export function CookieTab() {
  return (
    <SettingsForm name="cookie">
      {({ cookie }, change) => (
        <>
          <TextInput
            label={common.title}
            maxLength={200}
            value={cookie.title}
            onChange={(title) => change({ cookie: { ...cookie, title } })}
          />
          <LabeledField label={common.message}>
            {(bound) => (
              <textarea
                {...bound}
                rows={5}
                maxLength={5000}
                value={cookie.message}
                onChange={(event) => change({ cookie: { ...cookie, message: event.target.value } })}
              />
            )}
          </LabeledField>
        </>
      )}
    </SettingsForm>
  );
}
