import { renderToString } from 'react-dom/server';
import type { Article } from '../../../../proto/pages.ts';
import { VisitContext } from '../context/visit-context.ts';
import { pageFixture, visitFixture } from '../visit.fixture.ts';
import { Listing } from './Listing.tsx';

const articles: Article[] = ['a', 'b', 'c'].map((_id) =>
  pageFixture({ _id, pageType: 'event', slug: `au/event/${_id}`, header: { title: _id, image: { imageId: _id } } }),
);

const picturesOf = (upcoming: number | null) => {
  const listing = { pageType: 'event', articles, total: 3, page: 1, size: 12, upcoming, tags: [], tag: '' };
  const html = renderToString(
    <VisitContext value={visitFixture({ kind: 'listing', page: null, listing })}>
      <Listing />
    </VisitContext>,
  );
  return [...html.matchAll(/<img[^>]*>/g)].map(([img]) =>
    [/src="\/img\/(\w)/.exec(img)![1], /loading="(\w+)"/.exec(img)![1], /fetchPriority="(\w+)"/i.exec(img)?.[1]].join(
      ' ',
    ),
  );
};

test.each([
  ['articles', null],
  ['events, of which some are over', 2],
  ['events that are all over', 0],
])('of a list of %s the first picture is loaded first, and others when they become visible', (_of, upcoming) => {
  expect(picturesOf(upcoming)).toEqual(['a eager high', 'b lazy ', 'c lazy ']);
});
