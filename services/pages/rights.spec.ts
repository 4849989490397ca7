import { VIEWERS, viewersKey } from './pages.store.ts';
import { visibilityFilter } from './rights.ts';

const user = { _id: 'u1', username: 'edith', email: '', roles: ['r1', 'r2'], admin: false, grants: [] };
const keys = [[], ['r1'], ['r3', 'r2'], ['r3']].map((roles) => viewersKey(roles));
const pages = { countBy: async () => keys.map((key) => ({ values: [key], count: 1 })) };

describe('the visible pages', () => {
  test('are all pages for an administrator', async () =>
    expect(await visibilityFilter({ ...user, admin: true }, pages)).toEqual({}));

  test('are those without viewer roles for a visitor', async () =>
    expect(await visibilityFilter(null, pages)).toEqual({ [VIEWERS]: '' }));

  test('also include those for the roles of an editor', async () =>
    expect(await visibilityFilter(user, pages)).toEqual({ [VIEWERS]: { in: ['', '["r1"]', '["r2","r3"]'] } }));
});
