export const richText = {
  format: 'Text format',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  paragraph: 'Paragraph',
  bulletList: 'Bullet list',
  orderedList: 'Ordered list',
  linkMissing: 'Choose a page, or type its address.',
};
