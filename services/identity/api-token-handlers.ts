import { identity } from '../../proto/identity.ts';
import { MAX_API_TOKENS } from '../../proto/limits.ts';
import { holds, holdsAll } from '../../proto/permissions.ts';
import { identityRefusals } from '../../proto/refusals/identity.ts';
import { requireCapability } from '../kit/access.ts';
import { auditDocument } from '../kit/audit/audit-scope.ts';
import { CLOCK } from '../kit/clock.ts';
import { handle } from '../kit/contract/handle.ts';
import { toAuthor } from '../kit/versioned/versioned.ts';
import { requireNothingWithheld } from '../kit/withheld-rights.ts';
import { ApiTokenRepository } from './api-token-repository.ts';
import { createApiToken as newApiToken, createSecret } from './api-token.ts';
import { CurrentUsers } from './current-users.ts';
import { requireNotExceeding } from './rights.ts';

export const listApiTokens = handle(
  identity.calls.listApiTokens,
  { apiTokens: ApiTokenRepository },
  async ({ all, page, perPage }, caller, { apiTokens }) => {
    if (all) requireCapability(caller, 'people');
    return apiTokens.list(all ? undefined : toAuthor(caller)._id, { page, perPage });
  },
);

const { calls } = identity;

const dependencies = { apiTokens: ApiTokenRepository, currentUsers: CurrentUsers, clock: CLOCK };

export const createApiToken = handle(calls.createApiToken, dependencies, async (input, caller, needs) => {
  const { apiTokens, currentUsers, clock } = needs;
  requireNothingWithheld(caller.user);
  const user = await currentUsers.findActive(toAuthor(caller)._id);
  if (!user) throw identityRefusals.sessionOver();
  if (!holdsAll(user, input.grants)) throw identityRefusals.apiTokenBeyondRights();
  if ((await apiTokens.count(user._id)) >= MAX_API_TOKENS)
    throw identityRefusals.tooManyApiTokens({ max: MAX_API_TOKENS });
  const secret = createSecret();
  const created = newApiToken(clock.id(), user._id, secret, input, clock.now());
  await apiTokens.insert(created);
  auditDocument({ kind: 'apiToken', _id: created._id, name: created.name, action: 'createApiToken' });
  const [apiToken] = await apiTokens.views([created]);
  return { apiToken: apiToken!, secret };
});

export const revokeApiToken = handle(calls.revokeApiToken, dependencies, async ({ _id }, caller, needs) => {
  const { apiTokens, currentUsers } = needs;
  const by = toAuthor(caller)._id;
  const found = await apiTokens.find(_id);
  // Others get the same refusal, so that it does not reveal whether a token exists.
  if (!found || (found.userId !== by && !holds(caller.user, 'people'))) throw identityRefusals.noApiToken({ id: _id });
  const owner = found.userId === by ? null : await currentUsers.find(found.userId);
  if (owner) requireNotExceeding(caller, owner);
  await apiTokens.revoke(found, by);
  auditDocument({ kind: 'apiToken', _id, name: found.name, action: 'revokeApiToken' });
  return { _id };
});
