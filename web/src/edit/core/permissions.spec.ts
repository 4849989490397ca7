import { type Capability, type Grant, capabilities, regionalCapabilities } from '../../../../proto/permissions.ts';
import { pageFixture, regionsFixture } from '../../visit/visit.fixture.ts';
import { screenRefusal, screens } from '../dialogs/places.ts';
import {
  documentRefusal,
  pageEditRefusal,
  createPageRefusal,
  createPageRefusalAnywhere,
  noRoleReason,
  refusal,
  refusalInRegion,
  selectRefusal,
} from './permissions.ts';
import type { DocumentName } from './selection.ts';

const [au, nz] = regionsFixture.map(({ _id }) => _id) as [string, string];
const page = pageFixture();
const around = { region: 'au' } as never;

const now = (grants: Grant[], admin = false) => ({
  visit: {
    regions: regionsFixture,
    editing: { enabled: true, user: { _id: 'u', username: 'u', email: 'u@x.test', roles: ['r'], admin, grants } },
  } as never,
  documents: { page, nav: around, footer: around, subNav: around },
  roleNames: { p: 'Publisher', q: 'Publisher NZ', r: 'NZ news' },
  managers: ['Ann', 'Bob'],
});
const having = (capability: Capability, regionIds?: string[]) => now([{ capability, ...(regionIds && { regionIds }) }]);

const needed: Record<DocumentName, Capability> = {
  page: 'pages.edit',
  nav: 'navigation',
  footer: 'footer',
  subNav: 'subNavs',
};

describe.each(Object.entries(needed) as [DocumentName, Capability][])('the fields of the %s', (name, capability) => {
  test('are editable with its capability for the region only', () => {
    for (const one of capabilities)
      expect([one, !documentRefusal(having(one), name)]).toEqual([one, one === capability]);
    expect(documentRefusal(having(capability, [au]), name)).toBeUndefined();
    expect(documentRefusal(having(capability, [nz]), name)).toMatch(/^You may/);
  });

  test('are editable for an administrator', () => {
    expect(documentRefusal(now([], true), name)).toBeUndefined();
  });
});

test('a user without a role reads why nothing can be changed, and whom to ask', () => {
  const withRoles = (roles: string[], more = {}) => {
    const state = now([]);
    const { editing } = state.visit as { editing: { user: object } };
    Object.assign(editing.user, { roles, ...more });
    return noRoleReason(state);
  };
  expect(withRoles([])).toMatch(/^You have no role yet, .* Ask Ann or Bob\.$/);
  expect([withRoles(['r']), withRoles([], { admin: true })]).toEqual([undefined, undefined]);
  expect(withRoles([], { withheld: { admin: false, roles: ['r'], grants: [] } })).toBeUndefined();
});

const has = 'You have: NZ news. Ask Ann or Bob.';

describe('a refusal names the right that is missing, what the user has, and whom to ask', () => {
  test('a page that may only be viewed', () => {
    expect(documentRefusal(having('navigation'), 'page')).toBe(
      `You may view this page, but not edit it. That needs the right to edit pages. ${has}`,
    );
  });

  test('a right for other regions or page types', () => {
    const publish = 'You may not publish this page. That needs the right to publish pages';
    expect(pageEditRefusal(having('pages.publish', [nz]), 'publish', page)).toBe(`${publish} in Australia. ${has}`);
    const anywhere = { ...page, region: null };
    expect(pageEditRefusal(having('pages.publish', [nz]), 'publish', anywhere)).toBe(
      `${publish} in all regions. ${has}`,
    );
    const news = now([{ capability: 'pages.publish', pageTypes: ['news'] }]);
    expect(pageEditRefusal(news, 'publish', page)).toBe(`${publish} of this type. ${has}`);
    expect(refusalInRegion(having('footer', [nz]), 'footer', 'au')).toBe(
      `You may not change the footer in Australia. ${has}`,
    );
  });

  test('a right of the whole site', () => {
    expect(refusal(having('pages.edit'), 'domains')).toBe(`You may not change domains. ${has}`);
  });

  test('while names are not known, or there are none, an administrator', () => {
    expect(refusal({ ...now([]), roleNames: {}, managers: [] }, 'domains')).toBe(
      'You may not change domains. Ask an administrator.',
    );
  });
});

describe('a page that limits an action to some roles', () => {
  const may = having('pages.publish');
  const limited = (publisherRoles: string[]) => ({ ...page, publisherRoles });

  test('names them to users whose own role would permit it', () => {
    expect(pageEditRefusal(may, 'publish', limited(['p', 'q']))).toBe(
      `This page may only be published by users with the role Publisher or Publisher NZ. ${has}`,
    );
    expect(pageEditRefusal(may, 'publish', limited(['p', 'r']))).toBeUndefined();
  });

  test('names those who may view it, if they are fewer', () => {
    const closed = { ...limited(['r']), viewerRoles: ['p'] };
    expect(pageEditRefusal(may, 'publish', closed)).toBe(
      `This page may only be viewed, and so changed, by users with the role Publisher. ${has}`,
    );
    expect(pageEditRefusal(may, 'publish', { ...closed, viewerRoles: ['p', 'r'] })).toBeUndefined();
  });

  test('says where they are while their names are not known', () => {
    expect(pageEditRefusal({ ...may, roleNames: {} }, 'publish', limited(['p']))).toMatch('Page settings, Roles');
  });

  test('does not name them to users who have no such right', () => {
    expect(pageEditRefusal(having('pages.edit'), 'publish', limited(['p']))).toMatch(
      /^You may not publish this page\. That needs the right to publish pages\./,
    );
  });
});

test('selecting is offered if at least one thing on the page is editable', () => {
  const offered = capabilities.filter((one) => !selectRefusal(having(one)));
  expect(offered.sort()).toEqual(['footer', 'navigation', 'pages.edit']);
  expect(selectRefusal(having('footer', [nz]))).toMatch(/^You may view this page/);
});

test('a page can be created only in regions and of types that the role covers', () => {
  const limited = now([{ capability: 'pages.edit', regionIds: [au], pageTypes: ['news'] }]);
  expect(createPageRefusal(limited, 'news', au)).toBeUndefined();
  const refused = (place: string) =>
    `You may not create pages of this type in this region. That needs the right to edit pages ${place}. ${has}`;
  expect(createPageRefusal(limited, 'page', au)).toBe(refused('of this type'));
  expect(createPageRefusal(limited, 'news', nz)).toBe(refused('in New Zealand'));
  expect(createPageRefusal(limited, 'news')).toBe(refused('in all regions'));
  expect(createPageRefusalAnywhere(limited, 'news')).toBeUndefined();
  expect(createPageRefusalAnywhere(limited, 'page')).toMatch(/^You may not create pages of this type/);
});

const limited = screens.flatMap(({ id, needs }): [string, readonly string[]][] => (needs ? [[id, needs]] : []));

test.each(limited)('the screen %s is offered with one of its capabilities only', (id, needs) => {
  const screen = screens.find((one) => one.id === id)!;
  const offered = capabilities.filter((one) => !screenRefusal(screen, having(one) as never));
  expect(offered.sort()).toEqual([...needs].sort());
});

test.each(regionalCapabilities)('%s limited to a region covers neither another one nor the site', (one) => {
  const inNz = having(one, [nz]);
  expect(refusalInRegion(inNz, one, 'nz')).toBeUndefined();
  expect(refusalInRegion(inNz, one, 'au')).toMatch(/^You may not/);
  expect(refusal(inNz, one)).toMatch(/^You may not/);
});

test('rights whose confirmation is too old are offered, those of a session without one are not', () => {
  const withheldOf = (roles: string[]) => {
    const { visit, ...rest } = now([]);
    const withheld = { roles, admin: false, grants: [{ capability: 'people' }] };
    const { editing } = visit as { editing: { user: object } };
    const user = { ...editing.user, secondFactor: 'expired', withheld };
    return { ...rest, visit: { ...(visit as object), editing: { ...editing, user } } as never };
  };
  expect(refusal(withheldOf([]), 'people')).toBeUndefined();
  expect(refusal(withheldOf(['r']), 'people')).toMatch(
    /needs your second factor: confirm it again\. Ask Ann or Bob\.$/,
  );
});
