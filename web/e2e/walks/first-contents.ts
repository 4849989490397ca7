/** The blocks of a page at the beginning of a walk. */
export const firstContents = () => [
  { componentType: 'RichText', key: 'r1', text: '<p>Plain one</p>' },
  { componentType: 'RichText', key: 'r2', text: '<p>Plain two</p>' },
  {
    componentType: 'QuoteBlock',
    key: 'q1',
    quote: '<p>A quote</p>',
    name: 'Name',
    role: 'Role',
    image: { imageId: '' },
  },
  { componentType: 'Text', key: 't1', text: 'A text' },
];
