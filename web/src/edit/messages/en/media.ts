import type { Format } from '../../../messages/format.ts';

export const media = ({ number, plural }: Format) => ({
  title: 'Media',
  withoutAlt: 'Only without alternative text',
  size: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)}`,
  tagsOf: (name: string) => `Tags of ${name}, separated by commas`,
  uses: 'Where used',
  usesOf: (name: string) => `Where used: ${name}`,
  saved: (name: string) => `${name} saved`,
  replace: {
    button: 'Replace…',
    named: (name: string) => `Replace ${name}`,
    usedOn: ({ pages, others }: { pages: number; others: readonly string[] }) =>
      [
        plural(pages, { one: '1 page uses it', other: `${number(pages)} pages use it` }),
        ...(others.length > 0 ? [`so does: ${others.join(', ')}`] : []),
      ].join(', and '),
    effect: (usedOn: string) => `${usedOn}. Visitors see the new one there at once.`,
    unused: 'Nothing uses it yet.',
    kept: {
      image:
        'Its name, alternative text and tags stay: check whether they fit the new picture. Crops stay at the same place.',
      file: 'Its address, name and description stay. The new file must be of the same kind.',
    },
    restorable: 'You can restore the earlier one in its history.',
    chosen: (name: string) => `New: ${name}`,
    run: 'Replace',
    done: (name: string) => `${name} is replaced.`,
  },
});
