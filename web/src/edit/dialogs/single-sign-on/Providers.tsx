import { useState } from 'react';
import type { Provider } from '../../../../../proto/entities/provider.ts';
import { api } from '../../../api.ts';
import { runConfirmed } from '../../core/question-actions.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { newProvider, ProviderForm } from './ProviderForm.tsx';

const t = messages.singleSignOn;

export function Providers() {
  const editor = useEditor();
  const { data, error } = useCall('GET /providers/list', {});
  const list = useScreenList([20]);
  const [edited, setEdited] = useState<Provider | typeof newProvider | null>(null);
  if (edited) return <ProviderForm provider={edited} onClose={() => setEdited(null)} />;
  const remove = ({ _id, name }: Provider) => {
    const question = {
      title: t.removeTitle,
      text: t.removeText(name),
      consequences: [t.removeConsequence],
      yes: common.remove,
      danger: true,
    };
    return runConfirmed(editor, question, () => api('POST /providers/remove', { _id }), t.removed);
  };
  return (
    <ListScreen
      list={list}
      rows={data?.providers}
      error={error}
      nothing={t.none}
      add={{ label: t.add, open: () => setEdited(newProvider) }}
      columns={[
        { label: common.name, show: ({ name }) => name },
        { label: t.issuer, show: ({ issuer }) => issuer },
        { label: t.offered, show: ({ isActive }) => (isActive ? common.yes : common.no) },
      ]}
      acts={(provider) => (
        <>
          <EditAct name={provider.name} run={() => setEdited(provider)} />
          <DeleteAct name={provider.name} run={() => remove(provider)} />
        </>
      )}
    />
  );
}
