import { useState } from 'react';
import type { Provider } from '../../../../../proto/entities/provider.ts';
import { api } from '../../../api.ts';
import { FormScope } from '../../forms/FormScope.tsx';
import { useForm } from '../../forms/use-form.ts';
import { common, messages } from '../../messages/messages.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useCall } from '../../ui/use-call.ts';
import { GroupRoles, isIncomplete, toGroups, toRows } from './GroupRoles.tsx';
import { Trial } from './Trial.tsx';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const t = messages.singleSignOn;

type Settings = Omit<Provider, '_id' | 'revision' | 'updatedAt'> & { _id?: string; revision?: number };

export const newProvider: Settings = {
  name: '',
  issuer: '',
  clientId: '',
  hasSecret: false,
  scopes: ['openid', 'profile', 'email'].join(' '),
  groupsClaim: 'groups',
  groups: [],
  createsUsers: false,
  linksUsers: false,
  isActive: false,
  refusesPasswords: false,
};

const toForm = ({ groups, ...settings }: Settings) => ({ ...settings, rows: toRows(groups), secret: '' });

export function ProviderForm({ provider, onClose }: { provider: Settings; onClose: () => void }) {
  const form = useForm('provider', toForm(provider));
  const [tried, setTried] = useState(false);
  const roles = useCall('GET /roles/list', { page: 1, perPage: 100 }).data?.roles ?? [];
  const { _id, name, issuer, clientId, hasSecret, rows, isActive } = form.value;
  const errors = {
    name: name.trim() === '' ? t.nameMissing : undefined,
    issuer: /^https?:\/\/[^\s/]+/.test(issuer) ? undefined : t.issuerInvalid,
    clientId: clientId.trim() === '' ? t.clientIdMissing : undefined,
  };
  const submit = async () => {
    setTried(true);
    if (Object.values(errors).some((error) => error !== undefined) || rows.some(isIncomplete)) return;
    await form.submit(async ({ rows: typed, secret, hasSecret: _, ...settings }) => {
      const sent = { ...settings, groups: toGroups(typed), ...(secret !== '' && { secret }) };
      return toForm(await api('POST /providers/save', { provider: sent }));
    }, t.saved);
  };
  const toggle = (field: 'createsUsers' | 'linksUsers' | 'isActive' | 'refusesPasswords') => ({
    label: t[field],
    hint: t[`${field}Hint`],
    ...form.bind(field),
  });
  const shown = (error: string | undefined) => (tried ? error : undefined);
  return (
    <div className={sidebarStyles.stack}>
      <FormScope back={{ label: t.all, onClose }} form={form} acts={[{ label: common.save, run: submit }]}>
        <TextInput
          label={common.name}
          hint={t.nameHint}
          maxLength={60}
          error={shown(errors.name)}
          {...form.bind('name')}
        />
        <TextInput
          label={t.issuer}
          hint={t.issuerHint}
          type="url"
          maxLength={500}
          error={shown(errors.issuer)}
          {...form.bind('issuer')}
        />
        <TextInput label={t.clientId} maxLength={300} error={shown(errors.clientId)} {...form.bind('clientId')} />
        <TextInput
          label={t.secret}
          hint={hasSecret ? t.secretStored : t.secretHint}
          type="password"
          autoComplete="new-password"
          maxLength={1000}
          {...form.bind('secret')}
        />
        {_id && <Addresses providerId={_id} />}
        <GroupRoles roles={roles} value={rows} showsErrors={tried} onChange={(next) => form.change({ rows: next })} />
        <Toggle {...toggle('createsUsers')} />
        <Toggle {...toggle('linksUsers')} />
        <details className={sidebarStyles.more}>
          <summary>{t.details}</summary>
          <div className={inputsStyles.fields}>
            <TextInput label={t.scopes} hint={t.scopesHint} maxLength={300} {...form.bind('scopes')} />
            <TextInput label={t.groupsClaim} hint={t.groupsClaimHint} maxLength={200} {...form.bind('groupsClaim')} />
          </div>
        </details>
        {_id && <Trial providerId={_id} roles={roles} isDisabled={form.isChanged} />}
        <Toggle {...toggle('isActive')} />
        {isActive && <Toggle {...toggle('refusesPasswords')} />}
      </FormScope>
    </div>
  );
}

function Addresses({ providerId }: { providerId: string }) {
  const address = `${location.origin}/api/sign-in/${providerId}`;
  const shown = [
    { label: t.redirectAddress, hint: t.redirectHint, value: `${address}/return` },
    { label: t.logoutAddress, hint: t.logoutHint, value: `${address}/logout` },
  ];
  return shown.map((one) => (
    <TextInput key={one.label} {...one} readOnly onFocus={({ target }) => target.select()} onChange={() => undefined} />
  ));
}
