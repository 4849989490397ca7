import type { Author } from '../../../../proto/entities/page-rows.ts';
import { messages } from '../messages/messages.ts';

const t = messages.pageActs.owner;

export interface AskedPeople {
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
