import type { Format } from '../../../messages/catalogues.ts';
import type { ActKind } from './page-acts.ts';

export const ui = ({ number }: Format) => ({
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
  selected: {
    count: ({ kind, count }: { kind: ActKind; count: number }) =>
      `${number(count)} ${count === 1 ? kind.slice(0, -1) : kind} selected`,
    found: ({ kind, count }: { kind: ActKind; count: number }) => `Select all ${number(count)} found ${kind}`,
    first: ({ kind, count }: { kind: ActKind; count: number }) => `Select the first ${number(count)} found ${kind}`,
    clear: 'Clear selection',
    actions: (kind: ActKind) => `Actions for the selected ${kind}`,
  },
});
