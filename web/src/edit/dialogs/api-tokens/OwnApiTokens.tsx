import { useState } from 'react';
import { MAX_API_TOKEN_DAYS } from '../../../../../proto/limits.ts';
import { capabilities, type Grant, holdsAnywhere, type User } from '../../../../../proto/permissions.ts';
import { api } from '../../../api.ts';
import { DetailDialog } from '../../forms/DetailDialog.tsx';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { CopyDialog } from '../CopyDialog.tsx';
import { GrantFields } from '../roles/GrantFields.tsx';
import { findGrantError } from '../roles/grants.ts';
import { useRightNames, describeGrants, toSentence } from '../roles/describe-grants.ts';
import type { ApiToken } from '../../../../../proto/entities/user.ts';
import { useEditor } from '../../core/use-editor.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { describeExpiry, describeUse, revokeApiToken } from './api-token.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';
import * as formsStyles from '../../ui/styles/forms.module.css';
import * as rowsStyles from '../../ui/styles/rows.module.css';

const t = messages.apiTokens;
const PER_PAGE = 100;

export function OwnApiTokens({ user }: { user: User }) {
  const { data, error } = useCall('GET /user/apiTokens', { page: 1, perPage: PER_PAGE });
  const [isCreating, setCreating] = useState(false);
  const [secret, setSecret] = useState('');
  return (
    <section className={sidebarStyles.stack}>
      <h3>{t.title}</h3>
      <p className={inputsStyles.hint}>{t.hint}</p>
      <ErrorMessage>{error}</ErrorMessage>
      {data?.apiTokens.length === 0 && <p className={inputsStyles.hint}>{t.none}</p>}
      {data && <ApiTokenRows apiTokens={data.apiTokens} />}
      <div className={inputsStyles.actions}>
        <Button onClick={() => setCreating(true)}>{t.create}</Button>
      </div>
      {isCreating && <CreateApiToken user={user} onCreated={setSecret} onClose={() => setCreating(false)} />}
      {secret && (
        <CopyDialog
          title={t.created}
          label={t.secret}
          hint={t.secretHint}
          text={secret}
          copy={t.copy}
          copied={t.copied}
          onClose={() => setSecret('')}
        >
          <p>{t.shownOnce}</p>
        </CopyDialog>
      )}
    </section>
  );
}

interface CreateApiTokenProps {
  user: User;
  onCreated: (secret: string) => void;
  onClose: () => void;
}

function CreateApiToken({ user, onCreated, onClose }: CreateApiTokenProps) {
  const { regions } = useRightNames();
  const offered = capabilities.filter((capability) => holdsAnywhere(user, capability));
  return (
    <DetailDialog
      title={t.createTitle}
      name="apiToken"
      value={{ name: '', days: '90', grants: [] as Grant[] }}
      errors={({ name, days, grants }) => ({
        name: name.trim() === '' ? t.nameMissing : '',
        days: isLifetime(days) ? '' : t.daysWrong(MAX_API_TOKEN_DAYS),
        grants: grants.length === 0 ? t.grantsMissing : findGrantError(grants),
      })}
      acts={[
        {
          label: t.create,
          store: async ({ name, days, grants }) =>
            onCreated((await api('POST /user/createApiToken', { name, grants, days: Number(days) })).secret),
        },
      ]}
      onClose={onClose}
    >
      {({ bind, value, change }, errors) => (
        <>
          <TextInput label={common.name} hint={t.nameHint} maxLength={100} error={errors.name} {...bind('name')} />
          <TextInput
            label={t.days}
            hint={t.daysHint}
            type="number"
            min={1}
            max={MAX_API_TOKEN_DAYS}
            error={errors.days}
            {...bind('days')}
          />
          <GrantFields
            grants={value.grants}
            offered={offered}
            regions={regions}
            showsErrors={Boolean(errors.grants)}
            onChange={(grants) => change({ grants })}
          />
          <ErrorMessage>{errors.grants ?? ''}</ErrorMessage>
        </>
      )}
    </DetailDialog>
  );
}

const isLifetime = (days: string): boolean =>
  Number.isInteger(Number(days)) && Number(days) >= 1 && Number(days) <= MAX_API_TOKEN_DAYS;

function ApiTokenRows({ apiTokens }: { apiTokens: readonly ApiToken[] }) {
  const editor = useEditor();
  const names = useRightNames();
  return (
    <ul className={`${rowsStyles.rows} ${formsStyles.versions}`} aria-label={t.title}>
      {apiTokens.map((apiToken) => (
        <li key={apiToken._id}>
          <span className={rowsStyles.rowName}>
            <strong>{apiToken.name}</strong>
            <span>{toSentence([describeExpiry(apiToken), describeUse(apiToken)].join(' · '))}</span>
            <span>{describeGrants(apiToken.grants, names).join('. ')}</span>
          </span>
          <ActionButton aria-label={t.revokeNamed(apiToken.name)} run={() => revokeApiToken(editor, apiToken)}>
            {t.revoke}
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}
