import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import { footers } from '../footer.ts';

export const saveFooter = handle(siteConfig.calls.saveFooter, footers.needs, ({ footer }, caller, needs) =>
  footers.save(footer, caller, needs),
);

export const publishFooter = handle(siteConfig.calls.publishFooter, footers.needs, ({ footer }, caller, needs) =>
  footers.publish(footer, caller, needs),
);
