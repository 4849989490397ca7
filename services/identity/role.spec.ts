import type { Problem } from '../../proto/errors.ts';
import { defaultGrants, type Grant } from '../../proto/permissions.ts';
import { decideDeleteRole, decideSaveRole, requireRole, RoleDocs } from './role.ts';

const refusal = (act: () => unknown): string => {
  try {
    act();
  } catch (thrown) {
    return (thrown as Problem).code;
  }
  return 'let through';
};

const stored = { _id: 'r1', revision: 2, createdAt: '', updatedAt: '', published: false };
const head = { _id: 'r1', revision: 2, draft: { name: 'Writers', admin: false, ...stored }, live: null };

describe('a role', () => {
  test('has a unique name, ignoring case', () => {
    const claims = (name: string) => RoleDocs.spec.claims?.({ name, admin: false });
    expect(claims('Writers')).toEqual(['writers', '~ writers']);
    expect(claims('Wr\u0456t\u0435rs')).toContain('~ writers');
    expect(RoleDocs.spec.taken?.('writers', 'r1').message).toBe('There is a role named writers already.');
    expect(RoleDocs.spec.taken?.('~ writers', 'r1')).toMatchObject({ key: 'identity.roleLookTaken' });
  });

  test('is created without an _id and stored with one', () => {
    expect(decideSaveRole(null, { name: 'Writers', admin: true }, 0).draft).toEqual({
      name: 'Writers',
      admin: true,
      grants: defaultGrants,
    });
  });

  test('allows all editing but no management of people by default', () => {
    const grants = decideSaveRole(null, { name: 'Writers', admin: false }, 0).draft?.grants;
    expect(grants).toContainEqual({ capability: 'siteSettings' });
    expect(grants).not.toContainEqual({ capability: 'people' });
  });

  test('stored without grants allows the same, and keeps it when its name changes', () => {
    const rename = (before: object) =>
      decideSaveRole({ ...head, draft: { ...head.draft, ...before } }, { _id: 'r1', name: 'Authors', admin: false }, 1)
        .draft;
    expect(rename({})?.grants).toEqual(defaultGrants);
    const few: Grant[] = [{ capability: 'media' }];
    expect(rename({ grants: few })?.grants).toEqual(few);
  });

  test('with an _id must exist', () => {
    expect(refusal(() => decideSaveRole(null, { _id: 'r1', name: 'Writers', admin: false }, 1))).toBe('not-found');
    expect(refusal(() => requireRole(null, 'r1'))).toBe('not-found');
  });

  test('has a name that people can read, which does not look like root', () => {
    for (const name of ['Root', 'r\u043eot', 'ro\u200bot', '\u200b\u200b'])
      expect(refusal(() => decideSaveRole(null, { name, admin: false }, 0))).toBe('invalid');
    expect(decideSaveRole(null, { name: 'SEO\n\u200beditors', admin: false }, 0).draft?.name).toBe('SEO editors');
  });

  test('can be applied with a limited number of others', () => {
    const writers = { name: 'Writers', admin: false };
    expect(decideSaveRole(null, writers, 99).action).toBe('save');
    expect(refusal(() => decideSaveRole(null, writers, 100))).toBe('conflict');
    expect(decideSaveRole(head, { ...writers, _id: 'r1' }, 100).action).toBe('save');
  });

  test('is changed only from its newest revision, if one is named', () => {
    const change = (revision: number) => () =>
      decideSaveRole(head, { _id: 'r1', name: 'Writers', admin: true, revision }, 1);
    expect(change(2)().draft).toEqual({ name: 'Writers', admin: true, grants: defaultGrants });
    expect(refusal(change(1))).toBe('conflict');
  });
});

describe('deleting a role', () => {
  const uses = { users: [], pages: [], regions: [] };
  const role = { name: 'Writers', admin: false };
  const messageOf = (some: Partial<Parameters<typeof decideDeleteRole>[1]>): string => {
    try {
      decideDeleteRole(role, { ...uses, ...some });
    } catch (thrown) {
      return (thrown as Error).message;
    }
    return '';
  };

  test('is possible if nothing uses it', () => {
    expect(decideDeleteRole(role, uses).draft).toBeNull();
  });

  test('names its uses, counts the rest of a long list, and hides what the caller may not see', () => {
    const pages = Array.from({ length: 7 }, (_, n) => ({ _id: `p${n}`, slug: `page-${n}` }));
    expect(messageOf({ pages })).toBe(
      'The role Writers is in use by the pages /page-0, /page-1, /page-2, /page-3, /page-4, 2 more. Remove it there first.',
    );
    expect(messageOf({ pages: [{ _id: 'p1', slug: '' }] })).toBe(
      'The role Writers is in use by 1 page. Remove it there first.',
    );
  });
});
