import type { Version } from '../../proto/document-history.ts';
import { pageRefusals } from '../../proto/refusals/pages.ts';

export const refuseVersion = (version: Version) =>
  version === 'live' ? pageRefusals.notLive() : pageRefusals.noRevision({ revision: version });
