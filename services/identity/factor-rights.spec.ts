import type { Role } from '../../proto/entities/user.ts';
import { limitRights } from './factor-rights.ts';

const now = new Date('2026-03-02T12:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const role = (_id: string, grants: Role['grants'], rest: Partial<Role> = {}): Role => ({
  _id,
  name: _id,
  admin: false,
  grants,
  ...rest,
});
const demanded = { secondFactor: true };
const chiefs = role('chiefs', [{ capability: 'pages.edit' }, { capability: 'pages.publish' }], demanded);
const writers = role('writers', [{ capability: 'pages.edit' }]);
const publishers = role('publishers', [{ capability: 'pages.publish', regionIds: ['nz'] }]);
const admins = role('admins', [], { admin: true, ...demanded });
const freeAdmins = role('freeAdmins', [], { admin: true });

const limited = (held: Role[], confirmedAt?: string, hasFactors = false, _id = 'ana') =>
  limitRights(
    { _id, username: 'ana', email: 'ana@example.org', roles: held.map((one) => one._id) },
    held,
    { confirmedAt, hasFactors },
    now,
  );
const capabilitiesOf = ({ grants }: { grants: { capability: string }[] }) => grants.map(({ capability }) => capability);

describe('a role that demands a second factor', () => {
  test('gives nothing in a session without one, and other roles all of their rights', () => {
    const user = limited([chiefs, writers]);
    expect(user).toMatchObject({ roles: ['writers'], admin: false, secondFactor: 'missing' });
    expect(capabilitiesOf(user)).toEqual(['pages.edit']);
    expect(user.withheld).toMatchObject({ roles: ['chiefs'], admin: false });
    expect(capabilitiesOf(user.withheld!)).toEqual(['pages.publish']);
  });

  test('asks for a confirmation if the user has second factors', () => {
    expect(limited([chiefs], undefined, true).secondFactor).toBe('expired');
  });

  test.each([0, 1, 12])('gives everything %i hours after the confirmation', (hours) => {
    const user = limited([chiefs, writers], ago(hours));
    expect(user).not.toHaveProperty('withheld');
    expect(user).not.toHaveProperty('secondFactor');
    expect(capabilitiesOf(user)).toEqual(['pages.edit', 'pages.publish']);
  });

  test('gives no right to publish or to manage people after twelve hours, unless another role gives it', () => {
    const user = limited([chiefs, publishers], ago(12.1));
    expect(user).toMatchObject({ roles: ['chiefs', 'publishers'], secondFactor: 'expired' });
    expect(user.grants).toEqual([{ capability: 'pages.publish', regionIds: ['nz'] }, { capability: 'pages.edit' }]);
    expect(user.withheld).toEqual({
      roles: [],
      admin: false,
      grants: [{ capability: 'pages.publish' }],
      exempt: [{ capability: 'pages.publish', regionIds: ['nz'] }],
    });
  });

  test('lets people edit navigation and settings after twelve hours, and withholds the right to publish them', () => {
    const editing = role('stewards', [{ capability: 'navigation' }, { capability: 'siteSettings' }], demanded);
    const user = limited([editing, role('free', [{ capability: 'siteSettings' }])], ago(13));
    expect(capabilitiesOf(user).sort()).toEqual(['navigation', 'siteSettings']);
    expect(user).toMatchObject({ secondFactor: 'expired', withheld: { roles: [] } });
    expect(capabilitiesOf(user.withheld!)).toEqual(['navigation']);
  });

  test('withholds nothing after twelve hours if it gives neither right', () => {
    const user = limited([role('readers', [{ capability: 'media' }], demanded)], ago(100));
    expect(user.secondFactor).toBeUndefined();
  });
});

describe('an administrator', () => {
  test('loses publishing, people and what only administrators may do after twelve hours', () => {
    const user = limited([admins], ago(13));
    expect(user).toMatchObject({ admin: false, withheld: { admin: true } });
    expect(capabilitiesOf(user)).toContain('domains');
    expect(capabilitiesOf(user)).not.toEqual(expect.arrayContaining(['people']));
    expect(capabilitiesOf(user)).not.toEqual(expect.arrayContaining(['pages.publish']));
  });

  test('has no rights without a second factor', () => {
    expect(limited([admins])).toMatchObject({ admin: false, grants: [], roles: [] });
  });

  test('by another role, or as root, is not limited', () => {
    expect(limited([admins, freeAdmins])).toMatchObject({ admin: true });
    expect(limited([chiefs], undefined, false, 'root')).toMatchObject({ admin: true });
    expect(limited([chiefs], undefined, false, 'root').secondFactor).toBeUndefined();
  });
});
