import type { PageContent } from '../../proto/entities/page.ts';
import type { Caller } from '../../proto/permissions.ts';
import { regions } from '../../proto/regions.ts';
import type { Bus } from '../kit/bus/bus.ts';

export async function loadDefaultRoles(
  bus: Bus,
  { region, pageType }: Pick<PageContent, 'region' | 'pageType'>,
  caller: Caller,
): Promise<Partial<PageContent>> {
  if (!region?._id) return {};
  const { defaultRoles } = await bus.call(regions.calls.loadDefaultRoles, { regionId: region._id }, caller);
  return defaultRoles[pageType] ?? {};
}
