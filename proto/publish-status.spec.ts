import { isPublishable } from './publish-status.ts';

const page = (published: boolean, updatedAt: string, lastPublished?: string) =>
  ({ _id: 'p', revision: 1, createdAt: updatedAt, updatedAt, published, lastPublished }) as const;

describe('a page has publishable changes', () => {
  test('when it was never published', () => {
    expect(isPublishable(page(false, '2026-11-21T09:00:00Z'))).toBe(true);
  });
  test('when it was updated after it was published', () => {
    expect(isPublishable(page(true, '2026-11-21T09:00:01Z', '2026-11-21T09:00:00Z'))).toBe(true);
  });
  test('when it was unpublished', () => {
    expect(isPublishable(page(false, '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z'))).toBe(true);
  });
  test('but not when visitors see the newest version', () => {
    expect(isPublishable(page(true, '2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z'))).toBe(false);
  });
});
