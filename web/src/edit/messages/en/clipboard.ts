import type { Format } from '../../../messages/catalogues.ts';

export const clipboard = ({ plural }: Format) => {
  const blocks = (count: number) => plural(count, { one: '1 block', other: `${count} blocks` });
  return {
    cutAway: 'Cut',
    paste: 'Paste below',
    more: 'More actions',
    copied: (count: number) => `${blocks(count)} copied`,
    cut: (count: number) => `${blocks(count)} cut`,
    copyWithKeys: 'The browser does not let this page write to the clipboard. Press Ctrl+C (⌘C on a Mac) instead.',
    cutWithKeys: 'The browser does not let this page write to the clipboard. Press Ctrl+X (⌘X on a Mac) instead.',
    pasteWithKeys: 'The browser does not let this page read the clipboard. Press Ctrl+V (⌘V on a Mac) instead.',
    empty: 'There is nothing on the clipboard that can be pasted here.',
    damaged: 'The blocks on the clipboard are damaged. Copy them again.',
    newerSite: 'These blocks were copied from a newer version of the editor. Reload the page and paste again.',
    noPlace: 'This page has no list of blocks. Open a page first.',
    notPasted: (count: number, reasons: readonly string[]) => `${blocks(count)} not pasted: ${reasons.join(' ')}`,
    tooMany: (max: number) => `Only ${max} blocks can be pasted at once.`,
    unknown: (block: string) => `“${block}” is not a block of this site.`,
    newer: (block: string) => `${block} was copied from a newer version of this site.`,
    tooDeep: (block: string, max: number) => `${block} would be nested more than ${max} levels deep.`,
    invalid: (block: string) => `${block} contains a value that is not valid.`,
    notAllowedIn: (block: string, parent: string) => `${block} is not allowed in ${parent}.`,
  };
};
