import type { SearchSettings } from '../../../../../proto/entities/search-settings.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { api } from '../../../api.ts';
import { useEditor } from '../../core/use-editor.ts';
import { runWithToast } from '../../core/toast-actions.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Table } from '../../ui/Table.tsx';
import { useCall } from '../../ui/use-call.ts';
import { common, messages } from '../../messages/messages.ts';
import { Trash2 } from 'lucide-react';
import { PagePicker } from '../../links/PagePicker.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useState } from 'react';
import * as inputsStyles from '../../ui/styles/inputs.module.css';
import * as sidebarStyles from '../../ui/styles/sidebar.module.css';

const NONE: SearchSettings = { synonyms: [], pins: [] };

export function SearchTab() {
  return (
    <SettingsForm name="search">
      {({ value: { search = NONE }, change }) => (
        <>
          <Synonyms groups={search.synonyms} onChange={(synonyms) => change({ search: { ...search, synonyms } })} />
          <PinnedResults pins={search.pins} onChange={(pins) => change({ search: { ...search, pins } })} />
          <MissedSearches
            onAddSynonyms={(query) => change({ search: { ...search, synonyms: [...search.synonyms, [query]] } })}
          />
        </>
      )}
    </SettingsForm>
  );
}

const t = messages.siteSettings.search;

export function MissedSearches({ onAddSynonyms }: { onAddSynonyms: (query: string) => void }) {
  const editor = useEditor();
  const { data, error } = useCall('GET /search/listMissed', {});
  const dismiss = (_id: string) => runWithToast(editor, () => api('POST /search/dismissMissed', { _id }), t.dismissed);
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{common.missedSearches}</legend>
      <p className={inputsStyles.hint}>{t.missedHint}</p>
      <Table
        columns={[common.search, common.region, t.count, common.actions]}
        rows={data?.searches}
        error={error}
        nothing={t.noneMissed}
      >
        {({ _id, q, region, count }) => (
          <>
            <td>{q}</td>
            <td>{region || t.everyRegion}</td>
            <td>{count}</td>
            <td>
              <Button aria-label={t.addSynonymsFor(q)} onClick={() => onAddSynonyms(q)}>
                {t.addGroup}
              </Button>
              <ActionButton aria-label={t.dismissNamed(q)} run={() => dismiss(_id)}>
                {common.dismiss}
              </ActionButton>
            </td>
          </>
        )}
      </Table>
    </fieldset>
  );
}

const MAX_PINS = 200;

type Pins = SearchSettings['pins'];

function PinnedResults({ pins, onChange }: { pins: Pins; onChange: (pins: Pins) => void }) {
  return (
    <fieldset className={sidebarStyles.group}>
      <legend>{t.pins}</legend>
      <p className={inputsStyles.hint}>{t.pinsHint}</p>
      {pins.map((pin, index) => (
        <div key={index} className={inputsStyles.inline}>
          <TextInput
            label={t.pinQuery(index + 1)}
            required
            maxLength={100}
            value={pin.query}
            onChange={(query) => onChange(pins.with(index, { ...pin, query }))}
          />
          <PagePicker
            label={t.pinPage(index + 1)}
            hint=""
            href={pin.link.href}
            onChange={(href) => onChange(pins.with(index, { ...pin, link: { ...pin.link, href } }))}
          />
          <IconButton icon={Trash2} label={t.removePin(index + 1)} onClick={() => onChange(pins.toSpliced(index, 1))} />
        </div>
      ))}
      <Button
        disabled={pins.length >= MAX_PINS}
        onClick={() => onChange([...pins, { query: '', link: { type: 'page', href: '', text: '' } }])}
      >
        {t.addPin}
      </Button>
    </fieldset>
  );
}

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

const parseGroup = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

export const formatGroup = (group: string[]): string => group.join(', ');
