import { identity } from '../../../proto/identity.ts';
import { handle } from '../../kit/contract/handle.ts';
import { SETTINGS } from '../../kit/settings.ts';
import { CurrentUsers } from '../current-users.ts';
import { requireSession } from '../factor-changes.ts';
import { FactorRepository } from '../factor-repository.ts';
import { toFactor } from '../factor.ts';
import { siteOf } from '../passkeys.ts';
import { SessionRepository } from '../session-repository.ts';

export const listFactors = handle(
  identity.calls.listFactors,
  { factors: FactorRepository, sessions: SessionRepository, currentUsers: CurrentUsers, settings: SETTINGS },
  async (_, caller, needs) => {
    const { factors, currentUsers, settings } = needs;
    const { userId, confirmedAt } = await requireSession(caller, needs);
    const { rpId } = siteOf(caller, settings);
    const [found, recoveryCodes, isDemanded] = await Promise.all([
      factors.list(userId),
      factors.countCodes(userId),
      currentUsers.isDemanded(userId),
    ]);
    return {
      factors: found.map((factor) => toFactor(factor, rpId)),
      recoveryCodes,
      isDemanded,
      ...(confirmedAt !== undefined && { confirmedAt }),
    };
  },
);
