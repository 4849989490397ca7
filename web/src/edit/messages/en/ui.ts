export const ui = {
  fullScreen: 'Full screen',
  perPage: 'Per page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  newer: 'Newer',
  older: 'Older',
  range: ({ first, last, total }: { first: number; last: number; total: number }) => `${first} - ${last} of ${total}`,
  editorFailed: 'Something went wrong in the editor. Your changes are saved on this device.',
  notLoaded: 'This screen could not be loaded. Check your connection and try again.',
  reload: 'Reload',
};
