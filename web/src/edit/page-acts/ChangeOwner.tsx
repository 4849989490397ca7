import { useState } from 'react';
import type { ListedPage } from '../../../../proto/entities/page-filter.ts';
import { api } from '../../api.ts';
import type { Editor } from '../core/editor.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { ActDialog, type ActProps } from './ActDialog.tsx';
import { changeDraft } from './change-draft.ts';
import type { Task } from './task.ts';
import { adoptPage, skip } from './to-listed-page.ts';
import { Button } from '../ui/Button.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { LabeledField } from '../ui/LabeledField.tsx';
import { useCall } from '../ui/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { common, messages } from '../messages/messages.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';

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
      skipped={skip(hasOwner ? t.isOwner(chosen.name) : t.isWithout, same)}
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

function changeOwner(editor: Editor, row: ListedPage, owner: string | null): Task {
  const change = (input: { owner: string | null; replaces?: string | null }) =>
    api('POST /page/changeOwner', { _id: row._id, ...input });
  const undo = async () => ({ page: adoptPage(editor, await change({ owner: ownerOf(row), replaces: owner })) });
  return changeDraft(editor, row, () => change({ owner }), { call: 'changeOwner', owner }, undo);
}

const PAUSE_MS = 150;

interface ChosenOwner {
  /** Null for no owner. */
  _id: string | null;
  name: string;
}

function OwnerPicker({ onChoose }: { onChoose: (owner: ChosenOwner | null) => void }) {
  const user = useEditorState().visit?.editing.user;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const search = useDebounced(text.trim(), PAUSE_MS);
  const { data, error, loading } = useCall('GET /user/people', { search: isOpen ? search : '' });
  const choose = (owner: ChosenOwner) => {
    setText(owner.name);
    setOpen(false);
    onChoose(owner);
  };
  const isSearching = loading || search !== text.trim();
  return (
    <>
      <LabeledField label={t.newOwner} hint={t.hint} error={error || undefined}>
        {(bound) => (
          <div className={linksStyles.picker}>
            <Combobox
              {...bound}
              autoFocus
              listLabel={t.people}
              isOpen={isOpen && !isSearching}
              options={data?.people ?? []}
              show={({ username }) => username}
              enter="choose-first"
              whenEmpty={t.notFound}
              maxLength={200}
              value={text}
              onChange={(next) => {
                setText(next);
                setOpen(next.trim() !== '');
                onChoose(null);
              }}
              onChoose={({ _id, username }) => choose({ _id, name: username })}
              onClose={() => setOpen(false)}
              onBlur={() => setOpen(false)}
            />
          </div>
        )}
      </LabeledField>
      <div className={inputsStyles.actions}>
        {user && <Button onClick={() => choose({ _id: user._id, name: user.username })}>{t.me}</Button>}
        <Button onClick={() => choose({ _id: null, name: common.noOwner })}>{common.noOwner}</Button>
      </div>
    </>
  );
}
