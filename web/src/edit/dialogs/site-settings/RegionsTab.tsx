import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Region } from '../../../../../proto/entities/region.ts';
import { api } from '../../../api.ts';
import { state } from '../../core/state.ts';
import { attempt } from '../../core/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { RegionEditor } from './RegionEditor.tsx';

export function RegionsTab() {
  const domainId = useSnapshot(state).visit?.domainId ?? '';
  const { data, error, reload } = useCall('GET /regions/loadRegions', { domainId });
  const paging = usePaging(5);
  const [chosen, setChosen] = useState<Region | null>(null);
  const create = () =>
    attempt(async () => {
      setChosen(await api('POST /regions/createRegion', {}));
      reload();
    }, 'Region added');
  if (chosen) {
    return (
      <RegionEditor
        key={`${chosen._id}/${chosen.revision}`}
        region={chosen}
        onStored={(region) => {
          setChosen(region);
          reload();
        }}
        onClose={() => setChosen(null)}
      />
    );
  }
  return (
    <>
      <PagedTable
        columns={['Name', 'Code', 'Slug Prefix', 'Published', 'Actions']}
        rows={data}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
      >
        {(region) => (
          <>
            <td>{region.name || 'Missing Name'}</td>
            <td>{region.code || 'Not set'}</td>
            <td>{region.slugPrefix ? `/${region.slugPrefix}` : 'Not set'}</td>
            <td>{region.published ? 'Yes' : 'No'}</td>
            <td>
              <Button aria-label={`Edit ${region.name || 'region'}`} onClick={() => setChosen(region)}>
                Edit
              </Button>
            </td>
          </>
        )}
      </PagedTable>
      <Button look="primary" onClick={() => void create()}>
        <Plus size={16} aria-hidden /> Add Region
      </Button>
    </>
  );
}
