import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { redirects } from '../redirect.ts';

export const deleteRedirect = handle(siteConfig.calls.deleteRedirect, redirects.needs, ({ _id }, caller, needs) =>
  redirects.delete(_id, caller, needs),
);
