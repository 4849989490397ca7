/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';
import { PublishPages } from './PublishPages.tsx';
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
