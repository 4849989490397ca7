import type { Author } from '../../../../proto/entities/page-rows.ts';
import { api } from '../../api.ts';
import { messages } from '../messages/messages.ts';
import { useResult } from '../ui/use-call.ts';

const t = messages.pageActs.owner;

/** Names of owners; those who can no longer sign in are marked. */
export function useOwnerNames(owners: readonly Author[]): (owner: Author) => string {
  const ids = [...new Set(owners.map(({ _id }) => _id))].sort().join(',');
  const { data } = useResult(JSON.stringify({ ids }), async (signal) =>
    ids === '' ? null : { ids, ...(await api('GET /user/people', { ids }, { signal })) },
  );
  return ({ _id, username }) => {
    if (!data?.ids.split(',').includes(_id)) return username;
    const person = data.people.find((one) => one._id === _id);
    if (person?.isActive) return username;
    return person ? t.deactivated(username) : t.deleted(username);
  };
}
