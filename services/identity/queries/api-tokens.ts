import { identity } from '../../../proto/identity.ts';
import { requireCapability } from '../../kit/access.ts';
import { handle } from '../../kit/contract/handle.ts';
import { toAuthor } from '../../kit/versioned/versioned.ts';
import { ApiTokenRepository } from '../api-token-repository.ts';

export const listApiTokens = handle(
  identity.calls.listApiTokens,
  { apiTokens: ApiTokenRepository },
  async ({ all, page, perPage }, caller, { apiTokens }) => {
    if (all) requireCapability(caller, 'people');
    return apiTokens.list(all ? undefined : toAuthor(caller)._id, { page, perPage });
  },
);
