import { identity } from '../../proto/identity.ts';
import { siteConfig } from '../../proto/site-config.ts';

export const sessionCalls: readonly object[] = [
  identity.calls.login,
  identity.calls.logout,
  identity.calls.me,
  siteConfig.calls.swapActiveDomain,
];
