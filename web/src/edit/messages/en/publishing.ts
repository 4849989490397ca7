import type { Format } from '../../../messages/format.ts';

/** Publishing: checks before it, its receipt and undoing it. */
export const publishing = (_format: Format) => ({
  undo: {
    action: 'Undo publish',
    done: 'Publish undone',
    text: (slug: string) => `The last publish of /${slug} is undone. Your draft does not change.`,
    previous: ({ at, user }: { at: string; user: string }) =>
      `Visitors will see the version that ${user} published at ${at}.`,
    unpublish: (slug: string) =>
      `Visitors did not see the page before. It is unpublished: /${slug} will show “not found”.`,
  },
});
