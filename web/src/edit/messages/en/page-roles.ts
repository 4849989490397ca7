import type { Format } from '../../../messages/catalogues.ts';

/** Roles of many pages at once. */
export const pageRoles = ({ number, plural }: Pick<Format, 'number' | 'plural'>) => ({
  open: 'Set roles of pages',
  title: 'Roles of pages',
  hint: 'A page with roles can be viewed, edited or published only by users who have one of them. Administrators can always do everything.',
  search: 'Find pages by title or address',
  select: (title: string) => `Choose ${title}`,
  selectShown: 'Choose all pages that are shown',
  chosen: (count: number) => plural(count, { one: '1 page chosen', other: `${count} pages chosen` }),
  full: (max: number) =>
    `${number(max)} pages chosen, which is the most at once. Change their roles first, then those of other pages.`,
  clear: 'Choose none',
  chooseRoles: 'Choose what changes',
  levels: { viewerRoles: 'May view', editorRoles: 'May edit', publisherRoles: 'May publish' },
  levelOf: ({ level, role }: { level: string; role: string }) => `${level}: ${role}`,
  acts: { keep: 'No change', add: 'Add the role', remove: 'Remove the role' },
  run: 'Change roles',
  nothingChosen: 'Choose at least one page and one change.',
  questionTitle: 'Change the roles of pages?',
  question: (count: number) =>
    plural(count, { one: 'The roles of 1 page will change.', other: `The roles of ${count} pages will change.` }),
  viewConsequence: 'Visitors without one of the viewing roles will no longer see these pages.',
  atOnce: 'It applies at once, also to published pages.',
  done: (count: number) => plural(count, { one: 'Roles of 1 page changed', other: `Roles of ${count} pages changed` }),
  undone: 'Roles are as before',
  failed: (count: number) =>
    plural(count, { one: '1 page was not changed:', other: `${count} pages were not changed:` }),
});
