import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SearchSettings } from '../../../../../../proto/entities/search-settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { messages } from '../../../messages/messages.ts';
import * as inputsStyles from '../../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../../ui/styles/sidebar.module.css';

const t = messages.siteSettings.search;

const MAX_GROUPS = 200;

type Groups = SearchSettings['synonyms'];

export function Synonyms({ groups, onChange }: { groups: Groups; onChange: (groups: Groups) => void }) {
  const [added, setAdded] = useState<number | null>(null);
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{t.synonyms}</legend>
      <p className={inputsStyles.hint}>{t.synonymsHint}</p>
      {groups.map((group, index) => (
        <div key={index} className={inputsStyles.inline}>
          <SynonymGroup
            position={index + 1}
            group={group}
            isNew={index === added}
            onChange={(changed) => onChange(groups.with(index, changed))}
          />
          <IconButton
            icon={Trash2}
            label={t.removeGroup(index + 1)}
            onClick={() => onChange(groups.toSpliced(index, 1))}
          />
        </div>
      ))}
      <Button
        disabled={groups.length >= MAX_GROUPS}
        onClick={() => {
          setAdded(groups.length);
          onChange([...groups, []]);
        }}
      >
        {t.addGroup}
      </Button>
    </fieldset>
  );
}

interface SynonymGroupProps {
  position: number;
  group: string[];
  isNew: boolean;
  onChange: (group: string[]) => void;
}

function SynonymGroup({ position, group, isNew, onChange }: SynonymGroupProps) {
  const [typed, setTyped] = useState('');
  // Text with an unfinished word is shown as typed; other changes of the group, such as undo, replace it.
  const text = formatGroup(parseGroup(typed)) === formatGroup(group) ? typed : formatGroup(group);
  return (
    <TextInput
      label={t.group(position)}
      autoFocus={isNew}
      error={group.length < 2 && (text || !isNew) ? t.tooFew : group.length > 10 ? t.tooMany : ''}
      maxLength={600}
      value={text}
      onChange={(next) => {
        setTyped(next);
        onChange(parseGroup(next));
      }}
    />
  );
}

export const parseGroup = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

export const formatGroup = (group: string[]): string => group.join(', ');
