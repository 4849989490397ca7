import { useId, useDeferredValue, useMemo, useState } from 'react';
import { insertAtPalette } from '../core/contents-actions.ts';
import { newKey } from '../core/new-key.ts';
import { closeOverlay } from '../core/panel-actions.ts';
import { rememberChoice } from '../core/preferences-actions.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { canCloseForms } from '../forms/form-actions.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { focusInserted } from '../canvas/focus-inserted.ts';
import { usePaletteOptions } from './use-palette-options.ts';
import { Drawing } from './Drawing.tsx';
import { ItemsPreview } from './ItemsPreview.tsx';
import { ManagePattern } from './ManagePattern.tsx';
import { type PaletteOption, type OptionGroup, groupOptions, filterOptions } from './palette-option.ts';
import { common, messages } from '../messages/messages.ts';
import { OptionPicture } from './OptionPicture.tsx';
import { OptionSearch } from './OptionSearch.tsx';
import * as styles from '../ui/styles/palette.module.css';

const t = messages.palette;
const WIDTH = 1080;

export function Palette() {
  const editor = useEditor();
  const { inserting } = useEditorState();
  const id = useId();
  const { options, error, reload } = usePaletteOptions([...(inserting?.content.path ?? [])]);
  const { search, groups, shown, active, activate, searchFor } = usePaletteSearch(options);
  const close = async () => {
    if (await canCloseForms(editor, 'pattern')) closeOverlay(editor, 'palette');
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (!option) return;
    const path = insertAtPalette(editor, option.createItems(newKey()));
    if (!path) return;
    rememberChoice(editor, 'recentBlocks', option.id);
    focusInserted(editor, path);
  };
  const elementAt = (index: number) => document.getElementById(`${id}-${index}`)!;
  const move = (arrow: Arrow) => {
    const cells = shown.map((_, index) => elementAt(index).getBoundingClientRect());
    const next = moveInGrid(cells, active, arrow);
    activate(next);
    elementAt(next).scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog title={common.addBlock} width={WIDTH} onClose={() => void close()}>
      <div className={styles.palette}>
        <OptionSearch
          id={id}
          label={t.searchBlocks}
          placeholder={t.searchHint}
          hint={t.keys}
          listLabel={t.blocks}
          className={styles.paletteOptions}
          groupClassName={styles.paletteGroup}
          search={search}
          groups={groups.map((group) => ({ ...group, label: t.groups[group.name] }))}
          active={active}
          keys={Object.fromEntries(arrows.map((arrow) => [arrow, () => move(arrow)]))}
          toOption={(option, index) => ({
            'aria-label': option.label,
            'aria-description': option.about,
            className: styles.paletteOption,
            ...{ 'data-option': index, 'data-block': option.id },
            children: (
              <>
                <OptionPicture option={option} />
                <strong>{option.label}</strong>
              </>
            ),
          })}
          onSearch={searchFor}
          onActivate={activate}
          onChoose={choose}
        />
        {shown.length === 0 && (
          <p className={styles.paletteNothing} role="status">
            {t.noBlocks(search)}
          </p>
        )}
        {error && (
          <p className={styles.paletteNothing} role="alert">
            {t.patterns.notLoaded(error)}
          </p>
        )}
        {shown[active] && <OptionDetail option={shown[active]} onChanged={reload} />}
      </div>
    </Dialog>
  );
}

interface Props {
  option: PaletteOption;
  onChanged: () => void;
}

function OptionDetail({ option, onChanged }: Props) {
  const shown = useDeferredValue(option);
  const items = useMemo(() => shown.createItems('preview'), [shown]);
  return (
    <div className={styles.paletteDetail}>
      <ItemsPreview key={shown.id} items={items} whenEmpty={<Drawing shapes={shown.drawing} />} />
      <strong aria-hidden="true">{option.label}</strong>
      <p aria-hidden="true">{option.about}</p>
      {option.pattern && <ManagePattern key={option.id} pattern={option.pattern} onChanged={onChanged} />}
    </div>
  );
}

function usePaletteSearch(options: readonly PaletteOption[]) {
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const editor = useEditor();
  const [recent] = useState(() => editor.state.preferences?.recentBlocks ?? []);
  const groups = useMemo<OptionGroup[]>(() => {
    if (!search.trim()) return groupOptions(options, recent);
    const found = filterOptions(options, search);
    return found.length > 0 ? [{ name: 'found', options: found }] : [];
  }, [options, search, recent]);
  const shown = groups.flatMap((group) => group.options);
  const active = Math.min(at, shown.length - 1);
  return {
    search,
    groups,
    shown,
    active,
    activate: setAt,
    searchFor: (text: string) => {
      setSearch(text);
      setAt(0);
    },
  };
}

interface Cell {
  left: number;
  top: number;
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof arrows)[number];

export function moveInGrid(cells: readonly Cell[], from: number, arrow: Arrow): number {
  const current = cells[from];
  if (!current) return from;
  if (arrow === 'ArrowLeft') return Math.max(0, from - 1);
  if (arrow === 'ArrowRight') return Math.min(cells.length - 1, from + 1);
  const isBeyond = (cell: Cell) => (arrow === 'ArrowDown' ? cell.top > current.top : cell.top < current.top);
  const tops = cells.filter(isBeyond).map(({ top }) => top);
  if (tops.length === 0) return from;
  const row = arrow === 'ArrowDown' ? Math.min(...tops) : Math.max(...tops);
  const distance = (index: number) => Math.abs(cells[index]!.left - current.left);
  return cells
    .flatMap(({ top }, index) => (top === row ? [index] : []))
    .reduce((best, index) => (distance(index) < distance(best) ? index : best));
}
