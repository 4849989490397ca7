import { renderToString } from 'react-dom/server';
import { VisitContext } from '../../visit/context/visit-context.ts';
import { itemFixture, visitFixture } from '../../visit/visit.fixture.ts';
import { blocksByType } from '../index.ts';
import { BlocksContext, Contents } from '../parts/Contents.tsx';

test('the address of a contact is a link to a map that loads nothing of the map', () => {
  const place = { address: '1 Bridge Street', latitude: 40, longitude: 30 };
  const contacts = [{ key: 'anna', name: 'Anna', place }];
  const html = renderToString(
    <VisitContext value={visitFixture()}>
      <BlocksContext value={blocksByType}>
        <Contents at="contents" items={[itemFixture('ContactList', 'team', { contacts })]} />
      </BlocksContext>
    </VisitContext>,
  );
  expect(
    html.match(/<a [^>]*href="https:\/\/www\.openstreetmap\.org\/search\?query=1%20Bridge%20Street"/g),
  ).toHaveLength(1);
  expect(html).not.toMatch(/<(script|iframe)/);
});
