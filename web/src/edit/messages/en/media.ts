import { DELETION_RETENTION_DAYS } from '../../../../../proto/limits.ts';
import type { Format } from '../../../messages/catalogues.ts';

const list = new Intl.ListFormat('en-AU');

export const media = ({ number, plural }: Format) => {
  const pictures = (count: number) => plural(count, { one: '1 picture', other: `${number(count)} pictures` });
  return {
    title: 'Media',
    withoutAlt: 'Only without alternative text',
    size: ({ width, height }: { width: number; height: number }) => `${number(width)} × ${number(height)}`,
    tagsOf: (name: string) => `Tags of ${name}, separated by commas`,
    uses: 'Where used',
    usesOf: (name: string) => `Where used: ${name}`,
    altOfUses: (texts: readonly string[]) =>
      `Alternative text: ${texts.map((text) => (text === '' ? 'none' : `“${text}”`)).join(', ')}`,
    unused: 'Only unused',
    order: 'Order',
    orders: { newest: 'Newest first', oldest: 'Oldest first', name: 'By name' },
    selectShown: 'Select all shown',
    acts: {
      describe: 'Describe…',
      download: 'Download',
      archive: 'pictures.zip',
      delete: 'Delete pictures',
      deleted: (count: number) =>
        `${pictures(count)} will be deleted, and can be restored from the bin for ${number(DELETION_RETENTION_DAYS)} days.`,
      usedBy: (uses: readonly string[]) => `it is used by ${list.format(uses)}`,
      done: (count: number) => `Deleted: ${pictures(count)}`,
    },
    describe: {
      all: 'Describe all without a text…',
      none: 'Every picture has an alternative text.',
      title: (count: number) => `Describe ${pictures(count)}`,
      hint: (copyKeys: string) =>
        `A row is saved when you leave it. Enter moves to the next row, Shift and Enter to the previous one. ${copyKeys} copies the text above. A column pasted from a spreadsheet fills the rows below, one line for each picture.`,
      pasted: ({ rows, unplaced }: { rows: number; unplaced: number }) =>
        `Pasted texts of ${pictures(rows)}${unplaced > 0 ? `. ${plural(unplaced, { one: '1 text', other: `${number(unplaced)} texts` })} did not fit into the table` : ''}`,
      state: 'State',
      failed: (reason: string) => `Not saved: ${reason}`,
    },
    saved: (name: string) => `${name} saved`,
    focalPoint: {
      button: 'Focal point',
      of: (name: string) => `Focal point of ${name}`,
      hint: 'Click what must stay in view where the picture is cropped automatically, or move the circle with the arrow keys, ten times faster with Shift. Crops that were chosen on a page stay.',
      point: ({ x, y }: { x: number; y: number }) =>
        `Focal point: ${number(x)} % from the left, ${number(y)} % from the top. Move it with the arrow keys`,
      x: 'From the left in %',
      y: 'From the top in %',
      previews: 'Automatic crops',
      landscape: 'Landscape',
      square: 'Square',
      portrait: 'Portrait',
      reset: 'Use the centre',
    },
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
          'Its name, alternative text, tags and focal point stay: check whether they fit the new picture. Crops stay at the same place.',
        file: 'Its address, name and description stay. The new file must be of the same kind.',
      },
      restorable: 'You can restore the earlier one in its history.',
      limit: (size: string) => `Up to ${size}.`,
      chosen: (name: string) => `New: ${name}`,
      run: 'Replace',
      done: (name: string) => `${name} is replaced.`,
    },
  };
};
