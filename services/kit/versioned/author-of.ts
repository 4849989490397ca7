import { accessRefusals } from '../../../proto/refusals/access.ts';
import type { Caller } from '../../../proto/permissions.ts';
import type { Author } from './versioned.ts';

export function toAuthor({ user }: Caller): Author {
  if (!user) throw accessRefusals.signInToChange();
  return { _id: user._id, username: user.username };
}
