import { Problem } from '../../../proto/errors.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Author } from './versioned.ts';

export function toAuthor({ user }: Caller): Author {
  if (!user) throw new Problem('unauthenticated', 'Sign in to change this.');
  return { _id: user._id, username: user.username };
}
