/** @jest-environment ./scripts/jest/document-environment.js */
import { render } from '@testing-library/react';
import { pageFixture, regionsFixture } from '../../visit/visit.fixture.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { findLinkedPage, PublishPages } from './PublishPages.tsx';
import { toListedPage } from './to-listed-page.ts';

/** jsdom has no modal dialogs. */
Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });

test('pages that were live before are not said to be shown for the first time', () => {
  const rows = [
    pageFixture({ _id: 'new', published: false, lastPublished: undefined }),
    pageFixture({ _id: 'again', published: false, lastPublished: '2026-11-21T09:00:00.000Z' }),
  ].map(toListedPage);
  const { getByText } = render(
    <PublishPages rows={rows} onChanged={() => undefined} onClose={() => undefined} />,
    withinEditor(),
  );
  getByText('Visitors will see 1 page for the first time.');
  getByText('Visitors will see 1 page again.');
});

const pages = [{ slug: 'au/spring' }, { slug: 'au/home' }];
const regions = regionsFixture.map((region) => ({ ...region, homePageSlug: 'home' }));
test.each([
  [{ items: [{ link: { type: 'page', href: '/au/spring#prices' } }] }, 'au/spring'],
  [{ items: [{ subItems: [{ link: { type: 'external', href: `${location.origin}/AU/Spring/` } }] }] }, 'au/spring'],
  [{ from: '/spring', to: '/au/spring?from=poster' }, 'au/spring'],
  [{ link: { type: 'page', href: '/au' } }, 'au/home'],
  [{ items: [{ link: { type: 'page', href: '/au/springs' } }], text: '/au/spring' }, undefined],
  [{ link: { type: 'external', href: 'https://elsewhere.example/au/spring' } }, undefined],
])('a document %j links to the page %s', (document, slug) =>
  expect(findLinkedPage(document, pages, regions)?.slug).toBe(slug),
);
