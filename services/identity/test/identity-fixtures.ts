import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identity } from '../../../proto/identity.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { systemClock } from '../../kit/clock.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { ServiceDefinition } from '../../kit/host/service-definition.ts';
import { partialService } from '../../kit/testing/partial-service.ts';
import { type Stack, type StackOptions, useStack } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { identityService } from '../identity.module.ts';

/** Responses of the pages and regions services, by the id of a role. */
export const pagesWithRole = new Map<string, { _id: string; slug: string }[]>();
export const regionsWithRole = new Map<string, { _id: string; name: string }[]>();

/** Replaces the services that refer to roles. */
const usersOfRoles: ServiceDefinition[] = [
  partialService(
    pages,
    handle(pages.calls.findByRole, {}, async ({ roleId }) => pagesWithRole.get(roleId) ?? []),
  ),
  partialService(
    regions,
    handle(regions.calls.findByRole, {}, async ({ roleId }) => regionsWithRole.get(roleId) ?? []),
  ),
];

const { calls } = identity;

export const root = { username: 'Boss', email: 'Boss@example.org', password: 'tall whale tales' };

/** Starts the service for the tests of a file, with a clock that can be advanced. */
export function useIdentityStack({
  services = usersOfRoles,
  ...more
}: Pick<StackOptions, 'openStores' | 'services'> = {}) {
  let aheadMs = 0;
  const clock = { ...systemClock, now: () => new Date(Date.now() + aheadMs) };
  const stack = useStack({ services: [identityService, ...services], clock, settings: { root }, ...more });
  return { stack, forward: (minutes: number) => void (aheadMs += minutes * 60_000) };
}

/** Returns the parameters of a link, as the dialog that it opens reads them. */
export function linked(link: string) {
  const { searchParams } = new URL(link);
  return { token: searchParams.get('token') ?? '', email: searchParams.get('email') ?? '' };
}

/** Creates a user who has accepted an invitation and chosen a password. */
export async function member(stack: Stack, username: string, password = 'sea lion parade') {
  const newUser = { username, email: `${username}@example.org` };
  const { link } = await stack.call(calls.inviteUser, { newUser }, { as: stack.users.admin });
  await stack.call(calls.setPassword, { ...linked(link), password });
  const token = await signIn(stack, username, password);
  const { user } = await stack.call(calls.openSession, { token });
  return { user, token, password };
}

export async function signIn(stack: Stack, username: string, password: string): Promise<string> {
  return (await stack.call(calls.login, { username, password })).token;
}

/** Waits for the mails to an address and returns them, newest last. */
export async function lettersTo(stack: Stack, email: string, count = 1): Promise<string[]> {
  const folder = stack.settings.mailUrl.replace('file:', '');
  let found: string[] = [];
  await until(async () => {
    const names = await readdir(folder).catch(() => []);
    const letters = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
    found = letters.filter((letter) => letter.includes(`To: ${email}\r\n`));
    return found.length >= count;
  });
  return found;
}
