import { describeGrants, describeRole } from './describe-grants.ts';

const names = {
  regionName: (id: string) => ({ nz: 'New Zealand', au: 'Australia' })[id] ?? 'elsewhere',
  pageTypeName: (type: string) => type,
};

test('rights are described by the place where they apply', () => {
  const grants = [
    { capability: 'pages.edit', regionIds: ['nz'] },
    { capability: 'pages.publish', regionIds: ['nz'] },
    { capability: 'navigation', regionIds: ['nz'] },
    { capability: 'media' },
    { capability: 'pages.delete', regionIds: ['nz', 'au'], pageTypes: ['news', 'event'] },
  ] as const;
  expect(describeGrants(grants as never, names)).toEqual([
    'Edit pages, publish pages and change the navigation in New Zealand',
    'Change pictures and files',
    'Delete pages in New Zealand and Australia (only news and event)',
  ]);
});

test('a role of administrators allows everything, and one without rights nothing', () => {
  expect(describeRole({ admin: true, grants: [] }, names)).toEqual(['Everything']);
  expect(describeRole({ admin: false, grants: [] }, names)).toEqual(['No rights']);
});
