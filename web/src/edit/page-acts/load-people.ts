import { MAX_PEOPLE } from '../../../../proto/limits.ts';
import type { AskedPeople } from './name-owner.ts';

type Ask = (ids: string) => Promise<Pick<AskedPeople, 'people'>>;

/** Makes several calls if necessary, because each has a maximum number of people. */
export async function loadPeople(ids: readonly string[], ask: Ask): Promise<AskedPeople> {
  const calls = Array.from({ length: Math.ceil(ids.length / MAX_PEOPLE) }, (_, index) =>
    ask(ids.slice(index * MAX_PEOPLE, (index + 1) * MAX_PEOPLE).join(',')),
  );
  return { ids, people: (await Promise.all(calls)).flatMap(({ people }) => people) };
}
