/** The page while it is edited: action bar, palette, previews. */
export const canvas = {
  several: (count: number) => `${count} blocks`,
  drag: (block: string) => `Drag ${block}`,
  dragHint: 'Drag to move (Alt + arrow keys)',
  insertAbove: 'Insert above',
  insertBelow: 'Insert below',
  addFirstBlock: 'Add the first block',
  set: 'Set',
  searchBlocks: 'Search blocks',
  blocks: 'Blocks',
  noBlocks: (search: string) => `No blocks match “${search}”.`,
  closePreview: 'Close the preview',
  articlesFailed: 'The articles could not be loaded.',
  articlesLoading: 'Loading articles…',
};
