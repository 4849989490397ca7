import { useEditorState } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { useCall } from '../../ui/use-call.ts';
import { useList } from '../../ui/use-list.ts';
import type { ChosenPage } from './change-pages.ts';
import * as inputsStyles from '../../ui/styles/inputs.module.css';

const t = messages.pageRoles;
const SIZES = [10, 25, 50, 100] as const;

interface PageChoiceProps {
  chosen: readonly ChosenPage[];
  onChange: (chosen: ChosenPage[]) => void;
}

export function PageChoice({ chosen, onChange }: PageChoiceProps) {
  const regions = useEditorState().visit?.regions ?? [];
  const list = useList<'region'>(SIZES, { size: 25 });
  const { search, filters, page, size } = list.asked;
  const { data, error } = useCall('GET /sitemap/listPages', {
    search,
    region: filters.region ?? '',
    sort: 'title',
    direction: 'asc',
    page,
    size,
  });
  const isFull = chosen.length >= MAX_CHOSEN;
  const add = (pages: readonly ChosenPage[]) => onChange(choosePages(chosen, pages));
  const remove = (pages: readonly ChosenPage[]) =>
    onChange(chosen.filter(({ _id }) => !pages.some((one) => one._id === _id)));
  const has = ({ _id }: ChosenPage) => chosen.some((other) => other._id === _id);
  return (
    <ListScreen
      list={list}
      rows={data?.pages}
      total={data?.total}
      error={error}
      search={t.search}
      filters={{
        region: {
          label: common.region,
          none: common.allRegions,
          options: regions.map(({ slugPrefix, name }) => ({ value: slugPrefix, text: name })),
        },
      }}
      selection={{
        has,
        toggle: (row, isOn) => (isOn ? add([row]) : remove([row])),
        isAll: data !== null && data.pages.length > 0 && data.pages.every(has),
        toggleAll: (isOn) => (isOn ? add : remove)(data?.pages ?? []),
        isFull,
        label: t.selectShown,
        labelOf: ({ title, slug }) => t.select(title || `/${slug}`),
      }}
      columns={[
        { label: common.title, show: ({ title }) => title },
        { label: common.slug, show: ({ slug }) => `/${slug}` },
        { label: common.region, show: ({ region }) => region || common.none },
      ]}
    >
      <div className={inputsStyles.actions}>
        <Button look="quiet" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t.clear}
        </Button>
        <span role="status">{isFull ? t.full(MAX_CHOSEN) : t.chosen(chosen.length)}</span>
      </div>
    </ListScreen>
  );
}

export const MAX_CHOSEN = 500;

/** Adds pages up to the limit. */
export function choosePages(chosen: readonly ChosenPage[], more: readonly ChosenPage[]): ChosenPage[] {
  const all = new Map([...chosen, ...more].map(({ _id, slug, title }) => [_id, { _id, slug, title }]));
  return [...all.values()].slice(0, MAX_CHOSEN);
}
