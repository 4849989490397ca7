import type { Author } from '../../../../proto/entities/page-rows.ts';
import { api } from '../../api.ts';
import { useResult } from '../ui/use-call.ts';
import { messages } from '../messages/messages.ts';
import { MAX_PEOPLE } from '../../../../proto/limits.ts';

const t = messages.pageActs.owner;

export type NameOfOwner = (owner: Author) => string;

export function useOwnerNames(owners: readonly Author[]): NameOfOwner {
  const ids = [...new Set(owners.map(({ _id }) => _id))].sort();
  const { data } = useResult(ids.join(), (signal) =>
    loadPeople(ids, (list) => api('GET /user/people', { ids: list }, { signal })),
  );
  return (owner) => nameOwner(owner, data);
}

type Ask = (ids: string) => Promise<Pick<AskedPeople, 'people'>>;

/** Makes several calls if necessary, because each has a maximum number of people. */
export async function loadPeople(ids: readonly string[], ask: Ask): Promise<AskedPeople> {
  const calls = Array.from({ length: Math.ceil(ids.length / MAX_PEOPLE) }, (_, index) =>
    ask(ids.slice(index * MAX_PEOPLE, (index + 1) * MAX_PEOPLE).join(',')),
  );
  return { ids, people: (await Promise.all(calls)).flatMap(({ people }) => people) };
}

interface AskedPeople {
  ids: readonly string[];
  people: readonly { _id: string; isActive: boolean }[];
}

/** Marks an owner who can no longer sign in. The status of people who were not loaded is unknown. */
export function nameOwner({ _id, username }: Author, asked: AskedPeople | null): string {
  if (!asked?.ids.includes(_id)) return username;
  const person = asked.people.find((one) => one._id === _id);
  if (person?.isActive) return username;
  return person ? t.deactivated(username) : t.deleted(username);
}
