import {
  type Action,
  can,
  holdsAll,
  sharedGrants,
  defaultGrants,
  type Grant,
  type RoleRestricted,
  hasRole,
  holds,
  holdsAnywhere,
  unionOf,
  type User,
} from './permissions.ts';

const person = (roles: string[], grants: Grant[] = defaultGrants, admin = false): User => ({
  _id: 'u',
  username: 'u',
  email: 'u@example.com',
  roles,
  admin,
  grants,
});
const inRegion = (regionId: string): Grant[] => [
  { capability: 'pages.edit' },
  { capability: 'pages.publish', regionIds: [regionId] },
  { capability: 'pages.delete', regionIds: [regionId] },
];
const people = {
  anonymous: null,
  'a user without roles': person([], []),
  'an editor': person(['editor']),
  'a user who may only view': person(['editor'], []),
  'a publisher of nz': person(['nz-publisher'], inRegion('nz')),
  'a publisher of news': person(['editor'], [{ capability: 'pages.publish', pageTypes: ['news'] }]),
  'an admin': person([], [], true),
};
const documents: Record<string, RoleRestricted> = {
  open: {},
  'open with empty lists': { viewerRoles: [], editorRoles: [], publisherRoles: [] },
  'open in nz': { region: { _id: 'nz' }, pageType: 'page' },
  'open in au': { region: { _id: 'au' }, pageType: 'news' },
  'guarded in nz': { region: { _id: 'nz' }, editorRoles: ['editor'], publisherRoles: ['nz-publisher'] },
  hidden: { viewerRoles: ['legal'] },
  'hidden, but every editor may publish': {
    viewerRoles: ['legal'],
    publisherRoles: ['editor'],
    editorRoles: ['editor'],
  },
};

/** Allowed actions by person and document; everything else is refused. */
const rule: [who: keyof typeof people, what: keyof typeof documents, may: Action[]][] = [
  ['anonymous', 'open', ['view']],
  ['anonymous', 'open with empty lists', ['view']],
  ['anonymous', 'open in nz', ['view']],
  ['anonymous', 'open in au', ['view']],
  ['anonymous', 'guarded in nz', ['view']],
  ['a user without roles', 'open', ['view']],
  ['a user without roles', 'open with empty lists', ['view']],
  ['a user without roles', 'open in nz', ['view']],
  ['a user without roles', 'open in au', ['view']],
  ['a user without roles', 'guarded in nz', ['view']],
  ['a user who may only view', 'open', ['view']],
  ['a user who may only view', 'open with empty lists', ['view']],
  ['a user who may only view', 'open in nz', ['view']],
  ['a user who may only view', 'open in au', ['view']],
  ['a user who may only view', 'guarded in nz', ['view']],
  ['an editor', 'open', ['view', 'edit', 'publish', 'delete']],
  ['an editor', 'open with empty lists', ['view', 'edit', 'publish', 'delete']],
  ['an editor', 'open in nz', ['view', 'edit', 'publish', 'delete']],
  ['an editor', 'open in au', ['view', 'edit', 'publish', 'delete']],
  ['an editor', 'guarded in nz', ['view', 'edit']],
  ['a publisher of nz', 'open', ['view', 'edit']],
  ['a publisher of nz', 'open with empty lists', ['view', 'edit']],
  ['a publisher of nz', 'open in nz', ['view', 'edit', 'publish', 'delete']],
  ['a publisher of nz', 'open in au', ['view', 'edit']],
  ['a publisher of nz', 'guarded in nz', ['view', 'publish', 'delete']],
  ['a publisher of news', 'open', ['view']],
  ['a publisher of news', 'open with empty lists', ['view']],
  ['a publisher of news', 'open in nz', ['view']],
  ['a publisher of news', 'open in au', ['view', 'publish']],
  ['a publisher of news', 'guarded in nz', ['view']],
];
const actions: Action[] = ['view', 'edit', 'publish', 'delete'];
const cells = Object.keys(people).flatMap((who) => Object.keys(documents).map((what) => [who, what] as const));

test.each(cells)('%s and a page that is %s', (who, what) => {
  const may = who === 'an admin' ? actions : (rule.find(([one, other]) => one === who && other === what)?.[2] ?? []);
  expect(actions.filter((action) => can(people[who as keyof typeof people], action, documents[what]))).toEqual(may);
});

describe('a capability', () => {
  const nz = person(['nz'], [{ capability: 'navigation', regionIds: ['nz'] }]);

  test('limited to regions does not apply to documents without a region', () => {
    expect(holds(nz, 'navigation', { regionId: 'nz' })).toBe(true);
    expect(holds(nz, 'navigation', { regionId: 'au' })).toBe(false);
    expect(holds(nz, 'navigation')).toBe(false);
    expect(holdsAnywhere(nz, 'navigation')).toBe(true);
  });

  test('is not granted by a role that is only named admin', () => {
    expect(holds(person(['admin', 'root'], []), 'people')).toBe(false);
    expect(holdsAnywhere(person(['admin', 'root'], []), 'people')).toBe(false);
  });

  test('to manage people is not granted to editors by default', () => {
    expect(holds(person(['editor']), 'people')).toBe(false);
    expect(holds(person(['editor']), 'siteSettings')).toBe(true);
  });
});

test('only users with a role, or admins, have more than an account', () => {
  expect([null, person([], []), person(['a'], []), person([], [], true)].map(hasRole)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe('several roles together', () => {
  test('allow the union of their capabilities, each listed once', () => {
    const regions = (...regionIds: string[]): Grant => ({ capability: 'pages.edit', regionIds });
    expect(unionOf([regions('nz'), regions('au', 'nz')])).toEqual([regions('nz', 'au')]);
    expect(unionOf([regions('nz'), { capability: 'pages.edit' }])).toEqual([{ capability: 'pages.edit' }]);
    const news: Grant = { capability: 'pages.edit', pageTypes: ['news'] };
    expect(unionOf([regions('nz'), news])).toEqual([regions('nz'), news]);
    expect(unionOf([news, { capability: 'pages.edit' }])).toEqual([{ capability: 'pages.edit' }]);
  });

  test('allow exactly what they allow separately', () => {
    const scopes = ['nz', 'au', undefined].flatMap((regionId) =>
      (['page', 'news'] as const).map((pageType) => ({ regionId, pageType })),
    );
    const some: Grant[] = [
      { capability: 'pages.edit', regionIds: ['nz'], pageTypes: ['news'] },
      { capability: 'pages.edit', regionIds: ['au'], pageTypes: ['news'] },
      { capability: 'pages.edit', regionIds: ['nz'], pageTypes: ['page'] },
      { capability: 'pages.publish', regionIds: ['nz'] },
      { capability: 'pages.publish' },
    ];
    for (const capability of ['pages.edit', 'pages.publish', 'media'] as const)
      for (const scope of scopes)
        expect(holds(person(['r'], unionOf(some)), capability, scope)).toBe(
          some.some((grant) => holds(person(['r'], [grant]), capability, scope)),
        );
  });
});

test('no one can grant more than they have', () => {
  const own = person(['r'], [{ capability: 'pages.edit', regionIds: ['nz', 'au'] }, { capability: 'people' }]);
  expect(holdsAll(own, [{ capability: 'pages.edit', regionIds: ['nz'] }])).toBe(true);
  expect(holdsAll(own, [{ capability: 'pages.edit', regionIds: ['nz', 'uk'] }])).toBe(false);
  expect(holdsAll(own, [{ capability: 'pages.edit' }])).toBe(false);
  expect(holdsAll(own, defaultGrants)).toBe(false);
  expect(holdsAll(person([], [], true), [...defaultGrants, { capability: 'people' }])).toBe(true);
});

test('rights that are shared with a user are exactly those that both have', () => {
  const scopes = ['nz', 'au', undefined].flatMap((regionId) =>
    (['page', 'news', undefined] as const).map((pageType) => ({ regionId, pageType })),
  );
  const capability = 'pages.edit';
  const some: Grant[] = [
    { capability },
    { capability: 'pages.publish' },
    { capability, regionIds: ['nz'] },
    { capability, regionIds: ['au', 'nz'], pageTypes: ['news'] },
    { capability, pageTypes: ['page'] },
  ];
  for (const held of some.map((one, index) => [one, some[(index + 2) % some.length]!]))
    for (const wanted of some) {
      const shared = sharedGrants(person(['r'], held), [wanted]);
      for (const scope of scopes)
        expect(holds(person(['r'], shared), capability, scope)).toBe(
          holds(person(['r'], held), capability, scope) && holds(person(['r'], [wanted]), capability, scope),
        );
    }
  expect(sharedGrants(person([], [], true), some)).toEqual(some);
});
