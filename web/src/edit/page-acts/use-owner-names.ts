import type { Author } from '../../../../proto/entities/page-rows.ts';
import { api } from '../../api.ts';
import { useResult } from '../ui/use-call.ts';
import { nameOwner, type AskedPeople } from './name-owner.ts';
import { MAX_PEOPLE } from '../../../../proto/limits.ts';

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
