import { bindTo } from '../../forms/bind-to.ts';
import { TextArea, TextInput } from '../../ui/TextInput.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { common, messages } from '../../messages/messages.ts';
import { consentCategories, isContainerId } from '../../../../../proto/consent-categories.ts';
import type { Measurement } from '../../../../../proto/entities/site-settings.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.measurement;

export function CookieTab() {
  return (
    <SettingsForm name="cookie">
      {({ value: { cookie }, change, bind }) => {
        const bindText = bindTo(cookie, (part) => change({ cookie: { ...cookie, ...part } }));
        return (
          <>
            <TextInput label={common.title} maxLength={200} {...bindText('title')} />
            <TextArea label={common.message} hint={t.messageHint} rows={5} maxLength={5000} {...bindText('message')} />
            <MeasurementFields {...bind('measurement')} />
          </>
        );
      }}
    </SettingsForm>
  );
}

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
          value={categories.includes(name)}
          onChange={(isOn) =>
            onChange({
              ...value,
              categories: consentCategories.filter((other) => (other === name ? isOn : categories.includes(other))),
            })
          }
        />
      ))}
      {(['necessary', ...consentCategories] as const).filter(isOffered).map((name) => (
        <TextArea
          key={name}
          label={t.text[name]}
          hint={t.textHint}
          rows={2}
          maxLength={1000}
          value={texts[name]}
          onChange={(text) => onChange({ ...value, texts: { ...texts, [name]: text } })}
        />
      ))}
    </fieldset>
  );
}
