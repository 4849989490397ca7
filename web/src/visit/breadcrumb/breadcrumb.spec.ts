import { pageFixture, visitFixture } from '../visit.fixture.ts';
import { createBreadcrumbs } from './Breadcrumb.tsx';

const trailOf = (slug: string) => createBreadcrumbs(pageFixture({ slug, header: { title: 'Here' } }), visitFixture());

test('the page one level up in the address is named as in the navigation', () => {
  expect(trailOf('au/benefits/dental')).toEqual([
    { text: 'Home', href: '/au' },
    { text: 'Benefits', href: '/au/benefits' },
    { text: 'Here' },
  ]);
  expect(trailOf('au/pension/rates')[1]).toEqual({ text: 'Superannuation', href: '/au/pension' });
});

test.each(['au/dental', 'au/unknown/dental', 'au/benefits/unknown/dental'])(
  '%s has no page above it in the navigation',
  (slug) => {
    expect(trailOf(slug)).toEqual([{ text: 'Home', href: '/au' }, { text: 'Here' }]);
  },
);
