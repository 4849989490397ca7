import type { Author } from '../../../../proto/entities/page-rows.ts';
import { api } from '../../api.ts';
import { useResult } from '../ui/use-call.ts';
import { loadPeople } from './load-people.ts';
import { nameOwner } from './name-owner.ts';

export type NameOfOwner = (owner: Author) => string;

export function useOwnerNames(owners: readonly Author[]): NameOfOwner {
  const ids = [...new Set(owners.map(({ _id }) => _id))].sort();
  const { data } = useResult(ids.join(), (signal) =>
    loadPeople(ids, (list) => api('GET /user/people', { ids: list }, { signal })),
  );
  return (owner) => nameOwner(owner, data);
}
