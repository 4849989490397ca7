import { deleteSubNav } from '../../sidebar/delete-sub-nav.ts';
import { describePublishStatus } from '../../core/describe-publish-status.ts';
import { openPanel } from '../../core/panel-actions.ts';
import { refusalInRegion } from '../../core/permissions.ts';
import { useEditor, useEditorState } from '../../core/use-editor.ts';
import type { SubNav } from '../../../../../proto/entities/sub-nav.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { openSiteDocument } from '../../saving/site-document-saving.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { DeleteAct, EditAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import type { ScreenProps } from '../places.ts';

const t = messages.sidebar.subNavs;

export function SubNavs({ onClose }: ScreenProps) {
  const editor = useEditor();
  const now = useEditorState();
  const list = useScreenList<'region'>([25, 100]);
  const region = list.asked.filters.region ?? '';
  const { data, error } = useCall('GET /subNav/list', { region, domainId: now.visit?.domainId ?? '' });
  const regions = (now.visit?.regions ?? []).map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name }));
  const edit = (subNav: SubNav) => {
    onClose();
    openSiteDocument(editor, 'subNav', subNav);
    openPanel(editor, { kind: 'select', sidebar: 'sub-nav' });
  };
  return (
    <ListScreen
      list={list}
      rows={data}
      error={error}
      nothing={messages.dialogs.workspace.noSubNavs}
      filters={{
        region: {
          label: common.region,
          none: common.anyRegion,
          options: regions,
        },
      }}
      columns={[
        { label: common.name, show: ({ name }) => name || common.missingName },
        { label: common.region, show: (row) => regions.find(({ value }) => value === row.region)?.text ?? common.none },
        { label: messages.pages.status, show: describePublishStatus },
        { label: common.pages, show: ({ count }) => t.pages(count) },
      ]}
      acts={(subNav) => {
        const name = subNav.name || common.missingName;
        const reason = refusalInRegion(now, 'subNavs', subNav.region);
        return (
          <>
            <EditAct name={name} title={t.editLinks} refusal={reason} run={() => edit(subNav)} />
            <HistoryButton isIcon kind="subNav" _id={subNav._id} name={name} refusal={reason} />
            <DeleteAct
              name={name}
              refusal={reason ?? (subNav.count > 0 ? t.uses(subNav.count) : undefined)}
              run={() => deleteSubNav(editor, subNav)}
            />
          </>
        );
      }}
    />
  );
}
