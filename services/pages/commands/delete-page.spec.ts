import { requireNotLinked } from './delete-page.ts';

const page = { _id: 'p1', slug: 'au/contact' };
const uses = (...slugs: string[]) => slugs.map((slug) => ({ parentId: `page-${slug}`, slug }));
const refusal = (links: { parentId: string; slug: string; hidden?: true }[]) => {
  try {
    requireNotLinked(page, links);
    return null;
  } catch (error) {
    return error as Error & { code: string; details: unknown };
  }
};

test('a page without links from other pages can be deleted', () => {
  expect(refusal([])).toBeNull();
  expect(refusal([{ parentId: 'p1', slug: 'au/contact' }])).toBeNull();
});

test('a linked page cannot be deleted, and the refusal names its uses', () => {
  const refused = refusal([...uses('au/a', 'au/a', 'au/b', 'au/c', 'au/d'), { parentId: 'nav_1_au', slug: '' }]);
  expect(refused).toMatchObject({
    code: 'conflict',
    message:
      'The page /au/contact is linked from /au/a, /au/b, /au/c and 2 more: change these links before you delete it.',
    details: { uses: ['/au/a', '/au/b', '/au/c', '/au/d', 'the navigation'] },
  });
});

test('a page that the caller may not view is not named', () => {
  const refused = refusal([{ parentId: 'p2', slug: 'au/secret', hidden: true }]);
  expect(refused?.message).toContain('linked from a page that you may not see');
  expect(refused?.details).toEqual({ uses: ['a page that you may not see'] });
});
