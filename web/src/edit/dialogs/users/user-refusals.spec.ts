import type { UserRow } from '../../../../../proto/entities/user.ts';
import type { Grant, User } from '../../../../../proto/permissions.ts';
import { deactivateRefusal, manageRefusal, resetRefusal, roleRefusal, seeAsRefusal } from './user-refusals.ts';

const person = (_id: string, grants: Grant[], more: Partial<UserRow> = {}): UserRow => ({
  ...{ _id, username: _id, email: `${_id}@x.test`, roles: ['r'], admin: false, grants },
  ...{ verified: true, deactivated: false, createdAt: '', updatedAt: '' },
  ...more,
});
const administrator: User = person('ana', [], { admin: true });
const manager: User = person('mia', [{ capability: 'people' }, { capability: 'pages.edit', regionIds: ['nz'] }]);
const editor = person('ed', [{ capability: 'pages.edit', regionIds: ['nz'] }]);
const root = person('root', [], { admin: true, roles: ['root'] });

test('administrators manage everyone; others only users who have no more rights than themselves', () => {
  expect(manageRefusal(administrator, root)).toBeUndefined();
  expect(manageRefusal(manager, editor)).toBeUndefined();
  expect(manageRefusal(manager, person('ed', [{ capability: 'pages.edit' }]))).toMatch(/rights that you do not have/);
  expect(manageRefusal(manager, person('ana', [], { admin: true }))).toMatch(/administrator/);
});

test('root and the current user cannot be deactivated', () => {
  expect(deactivateRefusal(administrator, root)).toMatch(/root user/);
  expect(deactivateRefusal(administrator, administrator as UserRow)).toMatch(/your own account/);
  expect(deactivateRefusal(administrator, editor)).toBeUndefined();
});

test('only root resets the password of root, and that of a deactivated user cannot be reset', () => {
  expect(resetRefusal(administrator, root)).toMatch(/root user/);
  expect(resetRefusal(root, root)).toBeUndefined();
  expect(resetRefusal(administrator, { ...editor, deactivated: true })).toMatch(/Reactivate/);
});

test('the site is not seen as root or as a deactivated user', () => {
  expect(seeAsRefusal(root)).toMatch(/root user/);
  expect(seeAsRefusal({ ...editor, deactivated: true })).toMatch(/Reactivate/);
  expect(seeAsRefusal(editor)).toBeUndefined();
});

test('a role with more rights than one has cannot be given', () => {
  expect(roleRefusal(manager, { admin: false, grants: editor.grants })).toBeUndefined();
  expect(roleRefusal(manager, { admin: false, grants: [{ capability: 'domains' }] })).toMatch(/more than you/);
  expect(roleRefusal(manager, { admin: true, grants: [] })).toMatch(/administrator/);
  expect(roleRefusal(administrator, { admin: true, grants: [] })).toBeUndefined();
});
