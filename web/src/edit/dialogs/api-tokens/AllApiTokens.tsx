import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { describeGrants, toSentence, useRightNames } from '../roles/describe-grants.ts';
import { describeExpiry, describeUse, revokeApiToken } from './api-token.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.apiTokens;

export function AllApiTokens() {
  const editor = useEditor();
  const names = useRightNames();
  const list = useScreenList([25, 50, 100]);
  const { page, size } = list.asked;
  const { data, error } = useCall('GET /user/apiTokens', { all: true, page, perPage: size });
  return (
    <ListScreen
      list={list}
      rows={data?.apiTokens}
      total={data?.total}
      error={error}
      nothing={t.noneOfAll}
      columns={[
        { label: common.name, show: ({ name }) => name },
        { label: common.owner, show: ({ owner }) => owner.username },
        { label: messages.roles.allows, show: ({ grants }) => describeGrants(grants, names).join('. ') },
        { label: t.validity, show: (apiToken) => toSentence(describeExpiry(apiToken)) },
        { label: t.use, show: (apiToken) => toSentence(describeUse(apiToken)) },
      ]}
      acts={(apiToken) => (
        <DeleteAct
          name={apiToken.name}
          label={t.revokeNamed(apiToken.name)}
          title={t.revoke}
          run={() => revokeApiToken(editor, apiToken)}
        />
      )}
    >
      <p className={inputsStyles.hint}>{t.allHint}</p>
    </ListScreen>
  );
}
