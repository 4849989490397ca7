import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { Select } from '../ui/Select.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { changeDraft } from './change-draft.ts';
import { describeHomePages } from './describe-home-pages.ts';
import { skip } from './to-listed-page.ts';
import { useTargetRegions } from './use-target-regions.ts';

const t = messages.pageActs.move;

export function MovePages({ rows, ...props }: ActProps & { rows: readonly ListedPage[] }) {
  const editor = useEditor();
  const targets = useTargetRegions(rows);
  const regions = useEditorState().visit?.regions ?? [];
  const [chosen, setChosen] = useState('');
  const target = targets.find(({ value }) => value === chosen);
  const there = rows.filter(({ region }) => region === target?.prefix);
  const others = rows.filter(({ region }) => region !== target?.prefix);
  const published = others.filter(({ status }) => status !== 'draft').length;
  return (
    <ActDialog
      {...props}
      title={t.title}
      yes={t.yes}
      tasks={
        target
          ? others.map((row) =>
              changeDraft(editor, row, () => api('POST /page/move', { _id: row._id, regionId: target.regionId }), {
                call: 'move',
                regionId: target.regionId,
              }),
            )
          : []
      }
      skipped={target && skip(t.isThere(target.text), there)}
      missing={target ? undefined : t.missing}
      consequences={
        target
          ? [
              t.addresses({ count: others.length, prefix: target.prefix }),
              ...(published > 0 ? [t.redirects(published)] : []),
              ...describeHomePages(others, regions),
              t.subNavs,
            ]
          : []
      }
      done={t.done}
    >
      <Select label={common.region} none={t.choose} value={chosen} options={targets} onChange={setChosen} />
    </ActDialog>
  );
}
