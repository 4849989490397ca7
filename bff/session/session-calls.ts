import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';

/** The calls by which a session begins, is looked at, turns to another domain or ends: the door has its own part in them. */
export const sessionCalls: readonly object[] = [
  identity.calls.login,
  identity.calls.logout,
  identity.calls.me,
  siteConfig.calls.swapActiveDomain,
];
