import { renderToString } from 'react-dom/server';
import { Tags } from './Tags.tsx';
import { VisitContext } from '../context/visit-context.ts';
import { visitFixture } from '../visit.fixture.ts';

test.each([
  ['news', '/au/news?tag=life%20%26%20leave'],
  ['caseStudy', '/au/case-study?tag=life%20%26%20leave'],
  ['feature', '/au/search?tag=life%20%26%20leave'],
  ['event', '/au/search?tag=life%20%26%20leave'],
])('a tag of a %s leads to %s, which lists that article', (pageType, href) => {
  const html = renderToString(
    <VisitContext value={visitFixture()}>
      <Tags tags={['life & leave']} pageType={pageType} />
    </VisitContext>,
  );
  expect(/href="(.*?)"/.exec(html)![1]).toBe(href);
});
