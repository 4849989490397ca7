import { api } from '../../../../api.ts';
import { useEditor } from '../../../core/use-editor.ts';
import { runWithToast } from '../../../core/toast-actions.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Table } from '../../../ui/Table.tsx';
import { useCall } from '../../../ui/use-call.ts';
import { common, messages } from '../../../messages/messages.ts';
import * as inputsStyles from '../../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.search;

export function MissedSearches({ onAddSynonyms }: { onAddSynonyms: (query: string) => void }) {
  const editor = useEditor();
  const { data, error } = useCall('GET /search/listMissed', {});
  const dismiss = (_id: string) => runWithToast(editor, () => api('POST /search/dismissMissed', { _id }), t.dismissed);
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{common.missedSearches}</legend>
      <p className={inputsStyles.hint}>{t.missedHint}</p>
      <Table
        columns={[common.search, common.region, t.count, common.actions]}
        rows={data?.searches}
        keyOf={({ _id }) => _id}
        error={error}
        nothing={t.noneMissed}
      >
        {({ _id, q, region, count }) => (
          <>
            <td>{q}</td>
            <td>{region || t.everyRegion}</td>
            <td>{count}</td>
            <td>
              <Button aria-label={t.addSynonymsFor(q)} onClick={() => onAddSynonyms(q)}>
                {t.addGroup}
              </Button>
              <ActionButton aria-label={t.dismissNamed(q)} run={() => dismiss(_id)}>
                {common.dismiss}
              </ActionButton>
            </td>
          </>
        )}
      </Table>
    </fieldset>
  );
}
