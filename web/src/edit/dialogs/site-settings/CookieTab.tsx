import { LabeledField } from '../../ui/LabeledField.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { common, messages } from '../../messages/messages.ts';
import { consentCategories, isContainerId } from '../../../../../proto/consent-categories.ts';
import type { Measurement } from '../../../../../proto/entities/site-settings.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

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

const t = messages.siteSettings.measurement;

const unmeasured: Measurement = {
  containerId: '',
  categories: [...consentCategories],
  texts: { necessary: '', statistics: '', marketing: '' },
};

interface MeasurementFieldsProps {
  value: Measurement | undefined;
  onChange: (next: Measurement) => void;
}

function MeasurementFields({ value = unmeasured, onChange }: MeasurementFieldsProps) {
  const { containerId, categories, texts } = value;
  const isOffered = (name: keyof typeof texts) => name === 'necessary' || categories.includes(name);
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{t.measurement}</legend>
      <TextInput
        label={t.container}
        hint={t.containerHint}
        error={containerId === '' || isContainerId(containerId) ? undefined : t.containerInvalid}
        maxLength={20}
        value={containerId}
        onChange={(next) => onChange({ ...value, containerId: next.trim().toUpperCase() })}
      />
      {consentCategories.map((name) => (
        <Toggle
          key={name}
          label={t.ask[name]}
          checked={categories.includes(name)}
          onChange={(isOn) =>
            onChange({
              ...value,
              categories: consentCategories.filter((other) => (other === name ? isOn : categories.includes(other))),
            })
          }
        />
      ))}
      {(['necessary', ...consentCategories] as const).filter(isOffered).map((name) => (
        <LabeledField key={name} label={t.text[name]} hint={t.textHint}>
          {(bound) => (
            <textarea
              {...bound}
              rows={2}
              maxLength={1000}
              value={texts[name]}
              onChange={(event) => onChange({ ...value, texts: { ...texts, [name]: event.target.value } })}
            />
          )}
        </LabeledField>
      ))}
    </fieldset>
  );
}
