import type { Capability } from '../../../../../proto/permissions.ts';
import type { Format } from '../../../messages/catalogues.ts';

export const roles = ({ number, plural }: Pick<Format, 'number' | 'plural'>) => ({
  allows: 'Allows',
  holders: 'Users with the role',
  holderCount: (count: number) => number(count),
  add: 'Add role',
  all: 'All roles',
  nameMissing: 'A role needs a name.',
  administrators: 'Administrators',
  administratorsHint: 'May do everything, on every page and in every region, and manage users and roles.',
  onlyAdministrators: 'Only an administrator may change roles of administrators.',
  rights: 'Rights',
  /** Explain what a right includes beyond its name. */
  hints: {
    people: 'Includes seeing every page, because a user with this right can take a role that opens it.',
    media: 'A replaced picture or file changes at once on every page that shows it.',
    siteSettings: 'Where leads are delivered can only be changed with the right to see and delete leads as well.',
  } as Partial<Record<Capability, string>>,
  everything: 'Everything',
  nothing: 'No rights',
  everywhere: 'Everywhere',
  where: 'Where these rights apply',
  whereOf: (right: string) => `Where: ${right}`,
  separately: 'Choose regions and page types for each right separately',
  chosenRegions: 'Only in these regions',
  allPageTypes: 'All page types',
  chosenPageTypes: 'Only these page types',
  noRegion: 'Choose one or more regions.',
  noPageType: 'Choose one or more page types.',
  addScope: (right: string) => `Add another place: ${right}`,
  removeScope: (right: string) => `Remove this place: ${right}`,
  unknownRegion: 'a region of another domain',
  inRegions: (regions: string) => `in ${regions}`,
  ofTypes: (types: string) => `only ${types}`,
  preview: 'What the role allows',
  saved: 'Role saved',
  added: 'Role added',
  addToPages: {
    choice: 'Add it to these pages and to the defaults of the regions',
    summary: ({ pages, publishers, closed }: Record<'pages' | 'publishers' | 'closed', number>) =>
      `The role has rights for ${plural(pages, { one: '1 page', other: `${number(pages)} pages` })}. ` +
      `With other publishers: ${number(publishers)}. Limited to other viewers, and so closed: ${number(closed)}.`,
    hint: 'Where a page names the roles that may edit or publish it, this role is added. A page that names no roles stays open to every role with the right.',
    done: ({ pages, regions }: { pages: number; regions: number }) =>
      `Role added to ${plural(pages, { one: '1 page', other: `${number(pages)} pages` })} and to the new pages of ${plural(regions, { one: '1 region', other: `${number(regions)} regions` })}`,
  },
  uses: 'Who has it',
  unused: 'No user, page or region uses this role.',
  usedByPages: 'Pages that name this role',
  usedByRegions: 'Regions whose new pages name this role',
  hiddenPages: (count: number) =>
    plural(count, { one: '1 page that you may not view', other: `${count} pages that you may not view` }),
  deleteTitle: 'Delete role',
  deleteText: (name: string) => `The role ${name} will be deleted.`,
  deleteBlocked: (name: string) =>
    `The role ${name} is in use. Take it away from these users, pages and regions first, then delete it.`,
  checking: 'Checking who has this role …',
  deleted: 'Role deleted',
});
