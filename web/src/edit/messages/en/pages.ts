import type { Format } from '../../../messages/format.ts';

/** The pages of the dashboard. */
export const pages = ({ number, plural }: Format) => {
  const count = (all: number) => plural(all, { one: '1 page', other: `${number(all)} pages` });
  return {
    statuses: { draft: 'Draft', live: 'Live', changed: 'Unpublished changes' },
    address: 'Address',
    status: 'Status',
    editor: 'Last edited by',
    updatedAt: 'Last change',
    search: 'Title or address',
    anyRegion: 'Any region',
    noRegion: 'No region',
    anyType: 'Any type',
    anyStatus: 'Any status',
    tag: 'Tag',
    anyTag: 'Any tag',
    anyEditor: 'Anyone',
    onlyTemplates: 'Only templates',
    template: 'Template',
    clear: 'Clear filters',
    total: count,
    none: 'No page matches these filters.',
    open: (name: string) => `Open ${name}`,
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all pages of this table',
    selectFound: (all: number) => `Select all ${number(all)} found pages`,
    selectFirst: (all: number) => `Select the first ${number(all)} found pages`,
    selected: (all: number) => `${count(all)} selected`,
    clearSelection: 'Clear selection',
    actions: 'Actions for the selected pages',
    acts: {
      publish: 'Publish…',
      unpublish: 'Unpublish…',
      move: 'Move to a region…',
      copy: 'Copy to regions…',
      tag: 'Tags…',
      changeType: 'Change type…',
      delete: 'Delete…',
    },
    views: {
      label: 'Saved filters',
      none: 'None',
      save: 'Save filter…',
      title: 'Save filter',
      hint: 'Only you see it. A filter with the same name is replaced.',
      saved: (name: string) => `Filter “${name}” saved`,
      delete: 'Delete filter',
      deleted: (name: string) => `Filter “${name}” deleted`,
    },
  };
};
