import type { Grant } from '../../../../../proto/permissions.ts';
import { applyPlace, findGrantError, sharedPlace } from './grants.ts';

const nz = { regionIds: ['nz'] };
const inNz: Grant[] = [
  { capability: 'pages.edit', ...nz, pageTypes: ['news'] },
  { capability: 'navigation', ...nz },
  { capability: 'media' },
];

describe('rights with one place', () => {
  test('show it once, for the rights that can be limited', () => {
    expect(sharedPlace(inNz)).toEqual({ ...nz, pageTypes: ['news'] });
    expect(sharedPlace([{ capability: 'media' }])).toEqual({});
    expect(sharedPlace([])).toEqual({});
  });

  test('do not depend on the order of regions', () => {
    const grants: Grant[] = [
      { capability: 'footer', regionIds: ['au', 'nz'] },
      { capability: 'navigation', regionIds: ['nz', 'au'] },
    ];
    expect(sharedPlace(grants)).toEqual({ regionIds: ['au', 'nz'] });
  });

  test('get another place together', () => {
    expect(applyPlace(inNz, { regionIds: ['au'] })).toEqual([
      { capability: 'pages.edit', regionIds: ['au'] },
      { capability: 'navigation', regionIds: ['au'] },
      { capability: 'media' },
    ]);
  });
});

test.each<[string, Grant[]]>([
  [
    'two places of one right',
    [
      { capability: 'pages.edit', ...nz },
      { capability: 'pages.edit', regionIds: ['au'] },
    ],
  ],
  ['rights in different places', [{ capability: 'pages.edit', ...nz }, { capability: 'footer' }]],
  [
    'rights for different page types',
    [{ capability: 'pages.edit', pageTypes: ['news'] }, { capability: 'pages.publish' }],
  ],
])('%s are shown separately', (_, grants) => {
  expect(sharedPlace(grants)).toBeUndefined();
});

test('a limit without a region or page type is an error', () => {
  expect(findGrantError(inNz)).toBeUndefined();
  expect(findGrantError([{ capability: 'footer', regionIds: [] }])).toBe('Choose one or more regions.');
  expect(findGrantError([{ capability: 'pages.edit', pageTypes: [] }])).toBe('Choose one or more page types.');
});
