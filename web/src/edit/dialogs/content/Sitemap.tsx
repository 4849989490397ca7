import { useState } from 'react';
import type { PageType } from '../../../../../proto/values.ts';
import { optionsOf } from '../../../fields/field.ts';
import { useEditor } from '../../core/use-editor.ts';
import { common, messages } from '../../messages/messages.ts';
import { listPageTypes } from '../../page-types/registry.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useCall } from '../../ui/use-call.ts';
import { type List, useScreenList } from '../../ui/use-list.ts';
import type { ScreenProps } from '../places.ts';
import * as baseStyles from '../../ui/styles/base.module.css';
import * as tablesStyles from '../../ui/styles/tables.module.css';

const t = messages.dialogs.dashboard;
const yesOrNo = (is: boolean) => (is ? common.yes : common.no);

type Field = 'slug' | 'pageType' | 'freq' | 'priority' | 'lastModFrom' | 'lastModTo' | 'publishableByYou';
type Fields = Partial<Record<Field, string>>;

export function Sitemap({ leaveTo }: Pick<ScreenProps, 'leaveTo'>) {
  const editor = useEditor();
  const list = useScreenList<Field>([5, 10, 25, 50, 100], { size: 10 });
  const [filtering, setFiltering] = useState(false);
  const { filters, page, size } = list.asked;
  const { data, error } = useCall('GET /sitemap/filter', { ...toQuery(filters), page, size });
  return (
    <div className={tablesStyles.dashboard}>
      <div className={tablesStyles.dashboardMain}>
        <ListScreen
          list={list}
          rows={data?.sitemap}
          total={data?.total}
          error={error}
          tools={
            <Button aria-expanded={filtering} onClick={() => setFiltering(!filtering)}>
              {filtering ? t.hideFilters : t.showFilters}
            </Button>
          }
          columns={[
            {
              label: common.slug,
              show: ({ slug }) => (
                <button type="button" className={baseStyles.link} onClick={() => leaveTo(slug)}>
                  /{slug}
                </button>
              ),
            },
            {
              label: common.pageType,
              show: ({ pageType }) => listPageTypes(editor).find(({ name }) => name === pageType)?.label ?? pageType,
            },
            { label: t.lastModified, show: ({ updatedAt }) => formatDateTime(updatedAt) },
            { label: common.lastPublished, show: ({ lastPublished }) => formatDateTime(lastPublished) },
            { label: t.currentlyPublished, show: ({ published }) => yesOrNo(published) },
            { label: t.publishableByYou, show: ({ publishableByYou }) => yesOrNo(publishableByYou) },
            { label: common.changeFrequency, show: ({ frequency }) => frequency ?? common.notSet },
            { label: common.priority, show: ({ priority }) => priority ?? common.notSet },
          ]}
        />
      </div>
      {filtering && <SitemapFilters list={list} />}
    </div>
  );
}

function SitemapFilters({ list: { typed, ask } }: { list: List<Field> }) {
  const editor = useEditor();
  const { lastModFrom, lastModTo } = typed.filters;
  const bind = (name: Field) => ({
    value: typed.filters[name] ?? '',
    onChange: (value: string) => ask({ filters: { ...typed.filters, [name]: value } }),
  });
  return (
    <aside className={tablesStyles.filters} aria-label={t.filters}>
      <TextInput label={common.slug} type="search" {...bind('slug')} />
      <Select
        label={common.pageType}
        none={t.any}
        options={listPageTypes(editor).map(({ name, label }) => ({ value: name as string, text: label }))}
        {...bind('pageType')}
      />
      <Select
        label={common.changeFrequency}
        none={t.any}
        options={optionsOf(messages.dialogs.frequencies)}
        {...bind('freq')}
      />
      <TextInput label={common.priority} type="number" min={0} max={1} step={0.1} {...bind('priority')} />
      <TextInput
        label={t.lastModifiedFrom}
        type="date"
        max={lastModTo || undefined}
        error={isReversed(typed.filters) ? t.datesReversed : ''}
        {...bind('lastModFrom')}
      />
      <TextInput label={t.lastModifiedTo} type="date" min={lastModFrom || undefined} {...bind('lastModTo')} />
      <Select
        label={t.publishableByYou}
        none={t.any}
        options={optionsOf({ true: common.yes, false: common.no })}
        {...bind('publishableByYou')}
      />
    </aside>
  );
}

/** The table shows local times, so a day is sent as its first and last local millisecond. */
const toQuery = ({ pageType, lastModFrom, lastModTo, ...others }: Fields) => ({
  ...(others as object),
  pageType: (pageType ?? '') as PageType | '',
  ...(!isReversed({ lastModFrom, lastModTo }) && {
    lastModFrom: toInstant(lastModFrom, '00:00:00.000'),
    lastModTo: toInstant(lastModTo, '23:59:59.999'),
  }),
});

/** Invalid days, such as five-digit years, are sent as typed and rejected by the server. */
function toInstant(day = '', time: string): string {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString();
}

const isReversed = ({ lastModFrom = '', lastModTo = '' }: Fields): boolean =>
  lastModFrom !== '' && lastModTo !== '' && lastModFrom > lastModTo;
