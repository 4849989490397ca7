import { nameOwner } from './use-owner-names.ts';

const ana = { _id: 'a', username: 'ana' };
const asked = (...people: { _id: string; isActive: boolean }[]) => ({ ids: ['a', 'b'], people });

test.each([
  ['is active', 'ana', asked({ _id: 'b', isActive: false }, { _id: 'a', isActive: true })],
  ['was deactivated', 'ana (deactivated)', asked({ _id: 'b', isActive: true }, { _id: 'a', isActive: false })],
  ['was deleted', 'ana (deleted)', asked({ _id: 'b', isActive: true })],
  ['was not asked for', 'ana', { ids: ['b'], people: [] }],
  ['is not known yet', 'ana', null],
])('an owner who %s is shown as “%s”', (_, name, people) => expect(nameOwner(ana, people)).toBe(name));
