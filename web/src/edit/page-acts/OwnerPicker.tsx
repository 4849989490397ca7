import { useState } from 'react';
import { useEditorState } from '../core/use-editor.ts';
import { common, messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { Combobox } from '../ui/Combobox.tsx';
import { LabeledField } from '../ui/LabeledField.tsx';
import { useCall } from '../ui/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import * as inputsStyles from '../ui/styles/inputs.module.css';
import * as linksStyles from '../ui/styles/links.module.css';

const t = messages.pageActs.owner;
const PAUSE_MS = 150;

export interface ChosenOwner {
  /** Null for no owner. */
  _id: string | null;
  name: string;
}

export function OwnerPicker({ onChoose }: { onChoose: (owner: ChosenOwner | null) => void }) {
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
              keyOf={({ _id }) => _id}
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
