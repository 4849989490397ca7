import { renderToString } from 'react-dom/server';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { visitFixture } from '../../visit/visit.fixture.ts';
import { DynamicContent } from './replaced.tsx';

const renderText = (tag: string, articleTags: string[]) =>
  renderToString(
    <VisitContext value={visitFixture({ articleTags })}>
      <DynamicContent title="" articleType="event" tag={tag} limit={3} />
    </VisitContext>,
  ).replace(/<[^>]*>/g, '');

test('a tag that no article has is reported as unknown', () => {
  expect(renderText('pilots', ['leave'])).toBe('Cannot find matching Service Group');
});

test('with a known tag, or without one, only the absence of articles is reported', () => {
  expect(renderText(' Leave ', ['leave'])).toBe('No Article Found');
  expect(renderText('', [])).toBe('No Article Found');
  expect(renderText(' ', [])).toBe('No Article Found');
});
