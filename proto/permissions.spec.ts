import { type Action, type Guarded, type User, can } from './permissions.ts';

const person = (roles: string[], admin = false): User => ({
  _id: 'u',
  username: 'u',
  email: 'u@example.com',
  roles,
  admin,
});
const people = {
  nobody: null,
  'somebody without roles': person([]),
  'an editor': person(['editor']),
  'a publisher of one region': person(['nz-publisher']),
  'an admin': person([], true),
};
const documents: Record<string, Guarded> = {
  open: {},
  'with empty lists': { viewerRoles: [], editorRoles: [], publisherRoles: [] },
  guarded: { viewerRoles: ['editor'], editorRoles: ['editor'], publisherRoles: ['publisher', 'nz-publisher'] },
};

/** Who may do what to which document. */
const rule: [who: keyof typeof people, what: keyof typeof documents, may: Action[]][] = [
  ['nobody', 'open', ['view']],
  ['nobody', 'with empty lists', ['view']],
  ['nobody', 'guarded', []],
  ['somebody without roles', 'open', ['view', 'edit', 'publish', 'delete']],
  ['somebody without roles', 'with empty lists', ['view', 'edit', 'publish', 'delete']],
  ['somebody without roles', 'guarded', []],
  ['an editor', 'guarded', ['view', 'edit']],
  ['a publisher of one region', 'guarded', ['publish', 'delete']],
  ['an admin', 'open', ['view', 'edit', 'publish', 'delete', 'administer']],
  ['an admin', 'guarded', ['view', 'edit', 'publish', 'delete', 'administer']],
];
const actions: Action[] = ['view', 'edit', 'publish', 'delete', 'administer'];

test.each(rule)('%s and a page that is %s: may %j', (who, what, may) => {
  expect(actions.filter((action) => can(people[who], action, documents[what]))).toEqual(may);
});

test('a role that is merely called admin opens nothing', () => {
  expect(can(person(['admin', 'root']), 'administer')).toBe(false);
});
