import type { identity } from '../identity.ts';
import type { ExamplesOf } from './example.ts';
import { at, byAna, domain, randomIds, user } from './names.ts';

export const auditExamples: Pick<ExamplesOf<typeof identity>, 'listAudit'> = {
  listAudit: [
    {
      title: 'What a site manager did with users, the newest first',
      at: '21:15',
      as: 'ana',
      in: { username: 'ana', kind: 'user', from: at('20:55'), to: at('21:11') },
      out: {
        entries: [
          {
            _id: randomIds.reviewed,
            at: at('21:10'),
            call: 'identity.resetUserPassword',
            summary: "Removes a user's password, ends all of the user's sessions and mails a link for a new password.",
            outcome: 'ok',
            actor: byAna,
            domainId: domain.tern,
            documents: [{ kind: 'user', _id: user.mere, name: 'mere', action: 'removePassword' }],
          },
          {
            _id: randomIds.logged,
            at: at('21:05'),
            call: 'identity.changeAccount',
            summary: 'Changes the username or email address of the signed-in user.',
            outcome: 'ok',
            actor: byAna,
            domainId: domain.tern,
            documents: [{ kind: 'user', _id: user.ana, name: 'ana', action: 'change-account', before: 2, after: 3 }],
          },
        ],
        next: null,
      },
    },
  ],
};
