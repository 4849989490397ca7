import type { Format } from '../../../messages/catalogues.ts';

export const sidebar = ({ number, plural }: Format) => ({
  close: 'Close the sidebar',
  nothingSelected: 'Nothing selected',
  selectSomething:
    'Click a text, a picture or a block on the page. What it looks like and where it links to is set here.',
  collapse: 'Collapse the sidebar',
  expand: 'Expand the sidebar',
  outline: { change: (block: string) => `Change ${block}` },
  subNavLinks: 'Sub nav links',
  selectParent: 'Select the parent',
  sampleContent: 'Some texts of this block are samples. Change them, or keep them as they are, before you publish.',
  unknownBlock: (block: string) =>
    `This site has no block called ${block}. Its content is preserved, but visitors do not see it.`,
  colours: {
    title: 'Background colour',
    paper: 'Paper',
    sand: 'Sand',
    mist: 'Mist',
    gold: 'Gold',
    forest: 'Forest',
  },
  spacing: {
    title: 'Spacing',
    sides: {
      marginTop: 'Margin top',
      marginBottom: 'Margin bottom',
      paddingTop: 'Padding top',
      paddingBottom: 'Padding bottom',
    },
    default: 'Default',
    pixels: (count: number) => `${number(count)} px`,
  },
  theme: { title: 'Theme', standard: 'Main Site' },
  newPage: {
    titleMissing: 'Please give the page a title.',
    addressMissing: 'Please type an address: none can be made from this title.',
    startFrom: 'Start from',
    recipes: { campaign: 'Campaign', product: 'Product', contact: 'Contact', empty: 'Empty page' },
    samples: 'The blocks have sample texts. Change them, or keep them as they are, before you publish.',
    anotherPage: 'Another page…',
    sourcePage: 'Page to copy',
    sourceHint: 'Choose a page: the new page starts as a copy of it.',
    sourceFound: 'The new page starts as a copy of this page.',
    create: 'Create page',
    created: 'Page created. Click a text to edit it, or add the first block.',
  },
  siteDocument: {
    save: (name: string) => `Save ${name}`,
    publish: (name: string) => `Publish ${name}`,
    discard: 'Discard changes',
    textless: (addresses: readonly string[]) =>
      `Visitors do not see ${plural(addresses.length, { one: 'a link without a text', other: 'links without a text' })}: ${addresses.join(', ')}`,
    historyName: (name: string) => `the ${name.toLowerCase()}`,
    restoreRefusal: 'Save or discard your changes before you restore a version.',
    ofRegion: (prefix: string) => `For the region /${prefix}`,
    ofDomain: 'For every region without its own',
  },
  subNavs: {
    all: 'All sub navs',
    uses: (count: number) =>
      `${plural(count, { one: '1 page uses it.', other: `${number(count)} pages use it.` })} Visitors see changes once they are saved.`,
    pages: (count: number) => plural(count, { one: '1 page', other: `${number(count)} pages` }),
    removeFromPage: 'Remove from page',
    use: 'Use',
    editLinks: 'Edit links',
    new: 'New sub nav',
    added: (name: string) => `Sub nav ${name} added`,
    deleteTitle: 'Delete sub nav',
    deleteText: (name: string) => `${name || 'This sub nav'} and its links will be deleted. No page uses it.`,
    deleted: 'Sub nav deleted',
  },
});
