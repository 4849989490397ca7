/** The page while it is edited: action bar, previews. */
export const canvas = {
  several: (count: number) => `${count} blocks`,
  drag: (block: string) => `Drag ${block}`,
  dragHint: 'Drag to move (Alt + arrow keys)',
  insertAbove: 'Insert above',
  insertBelow: 'Insert below',
  addFirstBlock: 'Add the first block',
  set: 'Set',
  sample: 'Sample',
  keepSample: 'Keep as it is',
  keepSampleOf: (block: string) => `Keep the sample content of ${block} as it is`,
  closePreview: 'Close the preview',
  articlesFailed: 'The articles could not be loaded.',
  articlesLoading: 'Loading articles…',
};
