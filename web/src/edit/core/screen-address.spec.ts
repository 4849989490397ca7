import { formatScreen, parseScreen } from './screen-address.ts';

const opened = {
  search: '',
  filters: {},
  page: 1,
  size: 25,
  sort: 'updatedAt',
  direction: 'desc',
  cursors: [],
} as const;

test('the address of a list as it opens is that of its screen', () => {
  expect(formatScreen('dashboard:pages', opened, opened)).toBe('#dashboard:pages');
  expect(parseScreen('#dashboard:pages')).toEqual({ id: 'dashboard:pages', asked: { filters: {}, cursors: [] } });
});

test('an address has what differs from the list as it opens, and is read as it was written', () => {
  const asked = {
    ...opened,
    search: 'leave & pay',
    filters: { region: 'nz', tag: '', status: 'draft' },
    page: 3,
    size: 100,
    cursors: ['a=1', 'b'],
  };
  const address = formatScreen('dashboard:pages', asked, opened);
  expect(address).toBe(
    '#dashboard:pages?search=leave+%26+pay&page=3&size=100&cursor=a%3D1&cursor=b&region=nz&status=draft',
  );
  expect(parseScreen(address)).toEqual({
    id: 'dashboard:pages',
    asked: {
      search: 'leave & pay',
      page: 3,
      size: 100,
      filters: { region: 'nz', status: 'draft' },
      cursors: ['a=1', 'b'],
    },
  });
});

test('an anchor of a page is no screen, and numbers that are none are left out', () => {
  expect(parseScreen('#team')).toEqual({ id: 'team', asked: { filters: {}, cursors: [] } });
  expect(parseScreen('')).toEqual({ id: '', asked: { filters: {}, cursors: [] } });
  expect(parseScreen('#dashboard:pages?page=-1&size=x&direction=up').asked).toEqual({ filters: {}, cursors: [] });
});
