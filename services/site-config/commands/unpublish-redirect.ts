import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { redirects } from '../redirect.ts';

export const unpublishRedirect = handle(siteConfig.calls.unpublishRedirect, redirects.needs, ({ _id }, caller, needs) =>
  redirects.unpublish(_id, caller, needs),
);
