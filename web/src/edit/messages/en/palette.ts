/** The palette of blocks. */
export const palette = {
  searchBlocks: 'Search blocks',
  searchHint: 'Search: image, faq, columns …',
  keys: 'Arrow keys choose, Enter adds, Esc closes.',
  blocks: 'Blocks',
  noBlocks: (search: string) => `No blocks match “${search}”.`,
  slashPosition: ({ block, position, count }: { block: string; position: number; count: number }) =>
    `${block}, ${position} of ${count}`,
  groups: {
    recent: 'Recent',
    found: 'Found',
    text: 'Text',
    pictures: 'Pictures and video',
    lists: 'Lists and numbers',
    actions: 'Calls to action',
    articles: 'Articles and feeds',
    forms: 'Forms',
    layout: 'Layout',
  },
};
