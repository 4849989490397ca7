import type { Format } from '../../../messages/catalogues.ts';

export const pages = ({ number, plural }: Format) => {
  const count = (all: number) => plural(all, { one: '1 page', other: `${number(all)} pages` });
  return {
    statuses: { live: 'Live', changed: 'Unpublished changes' },
    status: 'Status',
    editor: 'Last edited by',
    updatedAt: 'Last change',
    search: 'Title or address',
    anyType: 'Any type',
    anyStatus: 'Any status',
    tag: 'Tag',
    anyTag: 'Any tag',
    anyEditor: 'Anyone',
    anyOwner: 'Any owner',
    mine: 'Mine',
    onlyTemplates: 'Only templates',
    total: count,
    none: 'No page matches these filters.',
    open: (name: string) => `Open ${name}`,
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all pages of this table',
    acts: {
      publish: 'Publish…',
      unpublish: 'Unpublish…',
      tag: 'Tags…',
      changeType: 'Change type…',
      delete: 'Delete…',
    },
    views: {
      label: 'Saved filters',
      save: 'Save filter…',
      title: 'Save filter',
      hint: 'Only you see it. A filter with the same name is replaced.',
      saved: (name: string) => `Filter “${name}” saved`,
      delete: 'Delete filter',
      deleted: (name: string) => `Filter “${name}” deleted`,
    },
  };
};
