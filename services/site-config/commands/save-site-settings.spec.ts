import { diffRedirects } from './save-site-settings.ts';

const others = [
  { _id: 'r1', name: 'Old', from: '/a', to: '/b' },
  { _id: 'r2', name: '', from: '/x', to: '/y' },
];
const context = { others, hostnames: [] };
const saving = (sent: { from: string; to: string }[], live: { from: string; to: string }[] | null = null) =>
  diffRedirects(sent, context, { domainId: 'd', live });

test('redirects that are stored already change nothing, and others remain', () => {
  expect(saving([{ from: 'A/', to: '/b' }])).toEqual([]);
  expect(saving([])).toEqual([]);
});

test('another target changes the document with that address, and a new address creates one', () => {
  expect(saving([{ from: '/a', to: '/c' }])).toEqual([{ _id: 'r1', domainId: 'd', name: 'Old', from: '/a', to: '/c' }]);
  expect(saving([{ from: '/n', to: '/c' }])).toEqual([{ domainId: 'd', name: '', from: '/n', to: '/c' }]);
});

test('publishing also stores redirects that are not live yet', () => {
  const sent = [{ from: '/a', to: '/b' }];
  expect(saving(sent, [{ from: '/a', to: '/b' }])).toEqual([]);
  expect(saving(sent, [{ from: '/a', to: '/old' }])).toHaveLength(1);
  expect(saving(sent, [])).toHaveLength(1);
});

test('two from one address, circles and too many are refused', () => {
  const twice = [
    { from: '/n', to: '/b' },
    { from: 'N/', to: '/c' },
  ];
  expect(() => saving(twice)).toThrow('/n redirects twice: keep one of them.');
  expect(() => saving([{ from: '/b', to: '/a' }])).toThrow('loop');
  const many = Array.from({ length: 101 }, (_, n) => ({ from: `/many/${n}`, to: '/c' }));
  expect(() => saving(many)).toThrow('101 redirects are new or changed; at most 100');
});
