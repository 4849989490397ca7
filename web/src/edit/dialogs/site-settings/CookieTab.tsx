import { LabeledField } from '../../ui/LabeledField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { MeasurementFields } from './MeasurementFields.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { common, messages } from '../../messages/messages.ts';

export function CookieTab() {
  return (
    <SettingsForm name="cookie">
      {({ cookie, measurement }, change) => (
        <>
          <TextInput
            label={common.title}
            maxLength={200}
            value={cookie.title}
            onChange={(title) => change({ cookie: { ...cookie, title } })}
          />
          <LabeledField label={common.message} hint={messages.siteSettings.measurement.messageHint}>
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
          <MeasurementFields value={measurement} onChange={(next) => change({ measurement: next })} />
        </>
      )}
    </SettingsForm>
  );
}
