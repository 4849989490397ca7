import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { type ChosenOwner, OwnerPicker } from './OwnerPicker.tsx';
import type { Outcome, Task } from './task.ts';
import { adoptPage, nameOfPage } from './to-listed-page.ts';

const t = messages.pageActs.owner;

type ChangeOwnerProps = ActProps & { rows: readonly ListedPage[] | null; error?: string };

export function ChangeOwner({ rows, error, ...props }: ChangeOwnerProps) {
  const editor = useEditor();
  const [chosen, setChosen] = useState<ChosenOwner | null>(null);
  const others = chosen && rows ? rows.filter((row) => ownerOf(row) !== chosen._id) : [];
  const same = chosen && rows ? rows.filter((row) => ownerOf(row) === chosen._id) : [];
  const hasOwner = chosen !== null && chosen._id !== null;
  return (
    <ActDialog
      {...props}
      title={t.title}
      yes={t.title}
      tasks={chosen ? others.map((row) => changeOwner(editor, row, chosen._id)) : []}
      skipped={same.map((row) => ({ name: nameOfPage(row), reason: hasOwner ? t.isOwner(chosen.name) : t.isWithout }))}
      missing={!rows ? error || common.loading : chosen ? undefined : t.missing}
      consequences={
        chosen
          ? [hasOwner ? t.assigned({ name: chosen.name, count: others.length }) : t.removed(others.length), t.visitors]
          : []
      }
      done={(count) => (hasOwner ? t.done({ name: chosen.name, count }) : t.doneWithout(count))}
    >
      <OwnerPicker onChoose={setChosen} />
      <ErrorMessage>{error}</ErrorMessage>
    </ActDialog>
  );
}

const ownerOf = ({ owner }: ListedPage): string | null => owner?._id ?? null;

const changeOwner = (editor: Editor, row: ListedPage, owner: string | null): Task => ({
  name: nameOfPage(row),
  run: async () => {
    const page = await api('POST /page/changeOwner', { _id: row._id, owner });
    const undo = async (): Promise<Outcome> => {
      const input = { _id: row._id, owner: ownerOf(row), replaces: owner };
      return { page: adoptPage(editor, await api('POST /page/changeOwner', input)) };
    };
    return { page: adoptPage(editor, page), ...(page.revision > row.revision && { undo }) };
  },
});
