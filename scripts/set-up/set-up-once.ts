import { calls } from '../../proto/index.ts';
import { regions } from '../../proto/regions.ts';
import type { api } from '../../web/src/api.ts';
import { type FirstAnswers, publishSite } from '../../web/src/edit/dialogs/first-run/publish-site.ts';
import type { CallAsAdmin } from '../demo/seed-site.ts';

interface Site {
  call: CallAsAdmin;
  domainId: string;
  hostname: string;
}

/** Publishes a site that has no regions. Returns the address of its home page, or null for a site that has some. */
export async function setUpOnce(
  { call, domainId, hostname }: Site,
  collect: () => Promise<FirstAnswers>,
): Promise<string | null> {
  const existing = await call(regions.calls.loadRegions, { domainId });
  if (existing.length > 0) return null;
  const send = ((route: string, input: object) =>
    call(
      calls.find(({ http }) => http === route)!,
      input,
    )) as typeof api;
  const { region } = await publishSite({ send, domainId, hostname }, await collect());
  return `/${region.slugPrefix}`;
}
