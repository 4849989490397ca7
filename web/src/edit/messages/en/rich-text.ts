import type { Format } from '../../../messages/format.ts';

export const richText = ({ number, plural }: Format) => ({
  format: 'Text format',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  paragraph: 'Paragraph',
  bulletList: 'Bullet list',
  orderedList: 'Ordered list',
  linkMissing: 'Choose a page, or type its address.',
  more: 'More formats',
  strike: 'Strikethrough',
  code: 'Code',
  quote: 'Quote',
  alignLeft: 'Align left',
  alignCenter: 'Align center',
  alignRight: 'Align right',
  clear: 'Clear formatting',
  table: 'Insert table',
  rowAbove: 'Add row above',
  rowBelow: 'Add row below',
  columnBefore: 'Add column before',
  columnAfter: 'Add column after',
  headerRow: 'Header row',
  deleteRow: 'Delete row',
  deleteColumn: 'Delete column',
  deleteTable: 'Delete table',
  textFormats: 'Formats',
  tableFormats: 'Table',
  picturesLeftOut: (count: number) =>
    plural(count, {
      one: '1 picture was not pasted. Upload it to the gallery and add it with a picture block.',
      other: `${number(count)} pictures were not pasted. Upload them to the gallery and add them with picture blocks.`,
    }),
  pasteTooLong: (max: number) =>
    `Nothing was pasted: the text is longer than ${number(max)} characters. Paste it in smaller parts.`,
});
