import type { Format } from '../../../messages/format.ts';

export const media = ({ number }: Pick<Format, 'number'>) => ({
  title: 'Media',
  withoutAlt: 'Only without alternative text',
  size: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)}`,
  tagsOf: (name: string) => `Tags of ${name}, separated by commas`,
  uses: 'Where used',
  usesOf: (name: string) => `Where used: ${name}`,
  saved: (name: string) => `${name} saved`,
});
