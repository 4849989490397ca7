import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';

/** Calls that the BFF handles in its own controllers, because they set cookies or change the session cache. */
export const sessionCalls: readonly object[] = [
  identity.calls.login,
  identity.calls.logout,
  identity.calls.me,
  siteConfig.calls.swapActiveDomain,
];
