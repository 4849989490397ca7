import type { siteConfig } from '../site-config.ts';
import type { ExamplesOf } from './example.ts';

export const mailingListExamples: Pick<ExamplesOf<typeof siteConfig>, 'subscribe'> = {
  subscribe: [
    {
      title: 'Refused where no mailing list is connected',
      at: '12:01',
      in: { listId: 'a1b2c3d4e5', email: 'edith@example.org', values: { FNAME: 'Edith' } },
      refused: {
        status: 503,
        error: {
          name: 'unavailable',
          message: 'Sign-up is not available yet, because no mailing list is connected.',
          key: 'sign-up.notConnected',
        },
      },
    },
    {
      title: 'The input of a robot gets thanks and is not stored',
      at: '12:02',
      in: { listId: 'a1b2c3d4e5', email: 'robot@example.org', values: {}, website: 'https://example.com' },
      out: { success: true },
    },
  ],
};
