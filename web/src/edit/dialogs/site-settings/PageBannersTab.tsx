import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PageBanner } from '../../../../../proto/entities/page-banner.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { useCall } from '../../ui/use-call.ts';
import { usePaging } from '../../ui/use-paging.ts';
import { HistoryButton } from '../../history/HistoryButton.tsx';
import { DeleteBanner } from './DeleteBanner.tsx';
import { EditBanner } from './EditBanner.tsx';
import { useEditorState } from '../../core/use-editor.ts';
import { useStartsAdding } from '../../core/use-starts-adding.ts';
import { common, messages } from '../../messages/messages.ts';

const t = messages.siteSettings.banners;

const SIZES = [5, 10, 25] as const;

export function PageBannersTab() {
  const domainId = useEditorState().visit?.domainId ?? '';
  const { data, error, reload } = useCall('GET /pageBanners/list', { domainId });
  const paging = usePaging(SIZES[0]);
  const [editing, setEditing] = useState<PageBanner | 'new' | null>(null);
  useStartsAdding(() => setEditing('new'));
  const [removing, setRemoving] = useState<PageBanner | null>(null);
  const done = () => {
    setEditing(null);
    setRemoving(null);
    reload();
  };
  return (
    <>
      <PagedTable
        columns={[common.name, common.actions]}
        rows={data}
        keyOf={({ _id }) => _id}
        error={error}
        nothing={t.none}
        paging={paging}
        sizes={SIZES}
      >
        {(banner) => (
          <>
            <td>{banner.name}</td>
            <td>
              <IconButton icon={Pencil} label={common.editNamed(banner.name)} onClick={() => setEditing(banner)} />
              <HistoryButton isIcon kind="pageBanner" _id={banner._id} name={banner.name} onRestored={reload} />
              <IconButton icon={Trash2} label={common.removeNamed(banner.name)} onClick={() => setRemoving(banner)} />
            </td>
          </>
        )}
      </PagedTable>
      <Button look="primary" onClick={() => setEditing('new')}>
        <Plus size={16} aria-hidden /> {t.add}
      </Button>
      {editing && (
        <EditBanner
          domainId={domainId}
          banner={editing === 'new' ? null : editing}
          onStored={done}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && (
        <DeleteBanner domainId={domainId} banner={removing} onRemoved={done} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}
