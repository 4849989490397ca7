import { useState } from 'react';
import type { Region } from '../../../../../proto/entities/region.ts';
import { describePublishStatus } from '../../core/describe-publish-status.ts';
import { refusal } from '../../core/permissions.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { common, messages } from '../../messages/messages.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { EditAct } from '../../ui/RowActs.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useScreenList } from '../../ui/use-list.ts';
import { RegionEditor } from './RegionEditor.tsx';
import { type NewRegion, newRegion } from './RegionFields.tsx';

const t = messages.siteSettings.regions;

export function Regions() {
  const now = useEditorState();
  const domainId = now.visit?.domainId ?? '';
  const { data, error } = useCall('GET /regions/loadRegions', { domainId });
  const list = useScreenList([5]);
  const [chosen, setChosen] = useState<Region | NewRegion | null>(null);
  if (chosen) return <RegionEditor region={chosen} onClose={() => setChosen(null)} />;
  return (
    <ListScreen
      list={list}
      rows={data}
      error={error}
      add={{ label: t.add, open: () => setChosen(newRegion(domainId)), refusal: refusal(now, 'regions') }}
      columns={[
        { label: common.name, show: ({ name }) => name || common.missingName },
        { label: t.code, show: ({ code }) => code || common.notSet },
        { label: t.prefix, show: ({ slugPrefix }) => (slugPrefix ? `/${slugPrefix}` : common.notSet) },
        { label: messages.pages.status, show: describePublishStatus },
      ]}
      acts={(region) => {
        const reason = refusal(now, 'regions', { regionId: region._id });
        return (
          <>
            <EditAct name={region.name || t.nameless} refusal={reason} run={() => setChosen(region)} />
            <HistoryButton
              isIcon
              kind="region"
              _id={region._id}
              name={region.name || t.namelessHistory}
              refusal={reason}
            />
          </>
        );
      }}
    />
  );
}
