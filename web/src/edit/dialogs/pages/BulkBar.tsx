import { type ComponentType, useState } from 'react';
import { common, messages } from '../../messages/messages.ts';
import type { ActProps } from '../../page-acts/ActDialog.tsx';
import { ChangeOwner } from '../../page-acts/ChangeOwner.tsx';
import { ChangeType } from '../../page-acts/ChangeType.tsx';
import { CopyPages } from '../../page-acts/CopyPages.tsx';
import { DeletePages } from '../../page-acts/DeletePages.tsx';
import { MovePages } from '../../page-acts/MovePages.tsx';
import { PublishPages } from '../../page-acts/PublishPages.tsx';
import { TagPages } from '../../page-acts/TagPages.tsx';
import { UnpublishPages } from '../../page-acts/UnpublishPages.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectionBar } from '../../ui/SelectionBar.tsx';
import type { SelectedRows } from '../../ui/use-selection.ts';
import type { ListedPage } from './page-filter.ts';

const t = messages.pages;

type ActView = ComponentType<ActProps & { rows: readonly ListedPage[]; onOpen: (slug: string) => void }>;

const labels = { ...t.acts, move: common.moveToRegion, copy: common.copyToRegions, owner: common.changeOwner };

const acts = {
  publish: PublishPages,
  unpublish: UnpublishPages,
  move: MovePages,
  copy: CopyPages,
  tag: TagPages,
  owner: ChangeOwner,
  changeType: ({ rows, ...props }) => <ChangeType row={rows[0]!} {...props} />,
  delete: DeletePages,
} satisfies Record<keyof typeof labels, ActView> as Record<keyof typeof labels, ActView>;
const names = Object.keys(acts) as (keyof typeof acts)[];

interface BulkBarProps {
  selection: SelectedRows<ListedPage>;
  total: number;
  onChanged: ActProps['onChanged'];
  onOpen: (slug: string) => void;
}

export function BulkBar({ selection, total, onChanged, onOpen }: BulkBarProps) {
  const [open, setOpen] = useState<{ name: keyof typeof acts; rows: readonly ListedPage[] } | null>(null);
  const { rows } = selection;
  const Act = open && acts[open.name];
  return (
    <>
      <SelectionBar kind="pages" selection={selection} total={total}>
        {names
          .filter((name) => name !== 'changeType' || rows.length === 1)
          .map((name) => (
            <Button key={name} look={name === 'delete' ? 'danger' : 'plain'} onClick={() => setOpen({ name, rows })}>
              {labels[name]}
            </Button>
          ))}
      </SelectionBar>
      {Act && <Act rows={open.rows} onOpen={onOpen} onChanged={onChanged} onClose={() => setOpen(null)} />}
    </>
  );
}
