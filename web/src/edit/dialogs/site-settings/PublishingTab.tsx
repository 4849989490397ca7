import { checkNames, policiesOf, resolvePolicies } from '../../../../../proto/publish-checks/policies.ts';
import { Select } from '../../ui/Select.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { messages } from '../../messages/messages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.publishing;

export function PublishingTab() {
  return (
    <SettingsForm name="publishing">
      {({ value: { publishChecks }, change }) => {
        const chosen = resolvePolicies(publishChecks);
        return (
          <>
            <p className={inputsStyles.hint}>{t.policies.hint}</p>
            {checkNames.map((name) => (
              <Select
                key={name}
                label={t.checks[name].label}
                value={chosen[name]}
                options={policiesOf(name).map((value) => ({ value, text: t.policies[value] }))}
                onChange={(policy) => change({ publishChecks: { ...publishChecks, [name]: policy } })}
              />
            ))}
          </>
        );
      }}
    </SettingsForm>
  );
}
