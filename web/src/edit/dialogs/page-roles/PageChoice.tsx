import { useState } from 'react';
import { useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { usePaging } from '../../ui/use-paging.ts';
import type { ChosenPage } from './change-pages.ts';
import { choosePages, MAX_CHOSEN } from './choose-pages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.pageRoles;
const TYPING_MS = 250;
const SIZES = [10, 25, 50, 100] as const;
const columns = [t.choosePages, common.title, common.slug, common.region] as const;

interface PageChoiceProps {
  chosen: readonly ChosenPage[];
  onChange: (chosen: ChosenPage[]) => void;
}

export function PageChoice({ chosen, onChange }: PageChoiceProps) {
  const regions = useEditorState().visit?.regions ?? [];
  const [typed, setTyped] = useState('');
  const [region, setRegion] = useState('');
  const paging = usePaging(25);
  const search = useDebounced(typed, TYPING_MS).trim();
  const { page, size } = paging;
  const { data, error } = useCall('GET /sitemap/listPages', {
    search,
    region,
    sort: 'title',
    direction: 'asc',
    page,
    size,
  });
  const isChosen = (_id: string) => chosen.some((other) => other._id === _id);
  const isFull = chosen.length >= MAX_CHOSEN;
  const add = (pages: readonly ChosenPage[]) => onChange(choosePages(chosen, pages));
  return (
    <>
      <div className={inputsStyles.inline}>
        <TextInput
          label={t.search}
          type="search"
          maxLength={200}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            paging.onPage(1);
          }}
        />
        <Select
          label={common.region}
          none={common.allRegions}
          value={region}
          options={regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name }))}
          onChange={(next) => {
            setRegion(next);
            paging.onPage(1);
          }}
        />
      </div>
      <div className={inputsStyles.actions}>
        <Button disabled={!data || isFull} onClick={() => data && add(data.pages)}>
          {t.selectShown}
        </Button>
        <Button look="quiet" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t.clear}
        </Button>
        <span role="status">{isFull ? t.full(MAX_CHOSEN) : t.chosen(chosen.length)}</span>
      </div>
      <PagedTable
        columns={columns}
        rows={data?.pages}
        total={data?.total ?? 0}
        keyOf={({ _id }) => _id}
        error={error}
        paging={paging}
        sizes={SIZES}
      >
        {(row) => (
          <>
            <td>
              <input
                type="checkbox"
                aria-label={t.select(row.title || `/${row.slug}`)}
                checked={isChosen(row._id)}
                disabled={isFull && !isChosen(row._id)}
                onChange={({ target }) =>
                  target.checked ? add([row]) : onChange(chosen.filter(({ _id }) => _id !== row._id))
                }
              />
            </td>
            <td>{row.title}</td>
            <td>/{row.slug}</td>
            <td>{row.region || common.none}</td>
          </>
        )}
      </PagedTable>
    </>
  );
}
