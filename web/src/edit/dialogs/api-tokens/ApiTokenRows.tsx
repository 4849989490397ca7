import type { ApiToken } from '../../../../../proto/entities/user.ts';
import { useEditor } from '../../core/use-editor.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { messages } from '../../messages/messages.ts';
import { describeGrants, toSentence } from '../roles/describe-grants.ts';
import { useRightNames } from '../roles/right-names.ts';
import { describeExpiry, describeUse } from './describe-api-token.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import * as formsStyles from '../../ui/styles/forms.module.css';
import * as rowsStyles from '../../ui/styles/rows.module.css';

const t = messages.apiTokens;

export function ApiTokenRows({ apiTokens }: { apiTokens: readonly ApiToken[] }) {
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
