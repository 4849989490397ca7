import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Region } from '../../../../../proto/entities/region.ts';
import { useEditorState } from '../../core/use-editor.ts';
import { useStartsAdding } from '../../core/use-starts-adding.ts';
import { refusal } from '../../core/permissions.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { Reasons } from '../../ui/Reasons.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { RegionEditor } from './RegionEditor.tsx';
import { type NewRegion, newRegion } from './region-errors.ts';
import { common, messages } from '../../messages/messages.ts';

const t = messages.siteSettings.regions;

export function RegionsTab() {
  const now = useEditorState();
  const domainId = now.visit?.domainId ?? '';
  const { data, error, reload } = useCall('GET /regions/loadRegions', { domainId });
  const paging = usePaging(5);
  const why = useId();
  const [chosen, setChosen] = useState<Region | NewRegion | null>(null);
  useStartsAdding(() => setChosen(newRegion(domainId)));
  if (chosen) {
    return <RegionEditor region={chosen} onStored={reload} onClose={() => setChosen(null)} />;
  }
  return (
    <>
      <PagedTable
        columns={[common.name, t.code, t.prefix, common.published, common.actions]}
        rows={data}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
      >
        {(region) => (
          <>
            <td>{region.name || common.missingName}</td>
            <td>{region.code || common.notSet}</td>
            <td>{region.slugPrefix ? `/${region.slugPrefix}` : common.notSet}</td>
            <td>{region.published ? common.yes : common.no}</td>
            <td>
              <Button
                aria-label={common.editNamed(region.name || t.nameless)}
                disabled={refusal(now, 'regions', { regionId: region._id }) !== undefined}
                aria-describedby={why}
                onClick={() => setChosen(region)}
              >
                {common.edit}
              </Button>
              <HistoryButton
                isIcon
                kind="region"
                _id={region._id}
                name={region.name || t.namelessHistory}
                refusal={refusal(now, 'regions', { regionId: region._id })}
                onRestored={reload}
              />
            </td>
          </>
        )}
      </PagedTable>
      <Reasons id={why} reasons={[refusal(now, 'regions')]} />
      <Button
        look="primary"
        disabled={refusal(now, 'regions') !== undefined}
        aria-describedby={why}
        onClick={() => setChosen(newRegion(domainId))}
      >
        <Plus size={16} aria-hidden /> {t.add}
      </Button>
    </>
  );
}
