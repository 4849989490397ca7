import type { AddressChange } from '../../proto/pages/rebuild-calls.ts';
import { replayAddressChanges } from './published-addresses.ts';

let count = 0;
const change = (pageId: string, some: Partial<AddressChange> = {}): AddressChange => {
  count += 1;
  const at = new Date(count * 1000).toISOString();
  return { _id: `${pageId}:${count}`, pageId, revision: count, at, by: 'ann', ...some };
};
const published = (pageId: string, slug: string) => change(pageId, { published: { domainId: 'd1', slug } });
const unpublished = (pageId: string) => change(pageId);
const deleted = (pageId: string, slug: string, redirectTo?: string) =>
  change(pageId, { deleted: { _id: pageId, domainId: 'd1', slug, ...(redirectTo !== undefined && { redirectTo }) } });
const moves = (...changes: AddressChange[]) =>
  replayAddressChanges(changes).moved.map(({ slug, to }) => `${slug} → ${to}`);

describe('the former address of a page redirects to the next one', () => {
  test('of each of its moves', () => {
    expect(moves(published('p', 'a'), published('p', 'b'), published('p', 'c'))).toEqual(['a → b', 'b → c']);
  });

  test('until a page is published there again', () => {
    expect(moves(published('p', 'a'), published('p', 'b'), published('p', 'a'))).toEqual(['b → a']);
    expect(moves(published('p', 'a'), published('p', 'b'), published('q', 'a'))).toEqual([]);
    expect(moves(published('p', 'a'), published('p', 'b'), published('q', 'a'), unpublished('q'))).toEqual([]);
  });

  test('unless another page is there', () => {
    const first = [published('p', 'a'), published('q', 'b')];
    expect(moves(...first, change('p'), published('q', 'a'), published('p', 'c'))).toEqual(['b → a']);
  });

  test('in the order of the times, whatever the order of the list', () => {
    const changes = [published('p', 'a'), published('q', 'b'), published('p', 'c'), published('q', 'a')];
    expect(moves(...changes.toReversed())).toEqual(['b → a']);
  });

  test('after a deletion, that of the replacement, if there is one', () => {
    const shown = [published('p', 'a'), unpublished('p')];
    expect(moves(...shown, deleted('p', 'a', 'b'))).toEqual(['a → b']);
    expect(moves(...shown, deleted('p', 'a'))).toEqual([]);
  });
});

test('an unpublished page keeps its last address, which is not live', () => {
  const { slugs } = replayAddressChanges([published('p', 'a'), unpublished('p'), published('q', 'b')]);
  expect(slugs.map(({ _id, slug, isLive = false }) => [_id, slug, isLive])).toEqual([
    ['p', 'a', false],
    ['q', 'b', true],
  ]);
});
