import { CLOSED, type OpenPanel, choose, isMobileNavOpen, isOpen } from './use-nav.ts';

const all: OpenPanel[] = [
  { kind: 'desktopItem', key: 'a' },
  { kind: 'mobileItem', key: 'a' },
  { kind: 'mobileNav' },
  { kind: 'more' },
  { kind: 'search' },
  { kind: 'regions' },
];

test.each(
  all.flatMap((open) => all.filter((other) => other !== open).map((other) => [open.kind, other.kind, open, other])),
)('opening %2$s closes %1$s', (_open, _other, open, other) => {
  const after = choose(open as OpenPanel, other as OpenPanel);
  expect(all.filter((what) => isOpen(after, what))).toEqual([other]);
});

test.each(all.map((open) => [open.kind, open] as const))('choosing the open %s again closes it', (kind, open) => {
  const after = choose(open, { ...open });
  expect(isOpen(after, open)).toBe(false);
  expect(after).toEqual(kind === 'mobileItem' ? { kind: 'mobileNav' } : CLOSED);
});

test('another item of the same navigation replaces the first', () => {
  expect(choose({ kind: 'desktopItem', key: 'a' }, { kind: 'desktopItem', key: 'b' })).toEqual({
    kind: 'desktopItem',
    key: 'b',
  });
});

test('the mobile panel stays while one of its items is open', () => {
  expect(isMobileNavOpen({ kind: 'mobileItem', key: 'a' })).toBe(true);
  expect(isMobileNavOpen({ kind: 'search' })).toBe(false);
});
