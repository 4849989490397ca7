import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { Region } from '../../proto/entities/region.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import { type Around, addAround, addDefaultAround, addSettings } from './add-around.ts';
import type { DemoRegion, RegionFacts } from './content.ts';
import type { DemoPage } from './demo-page.ts';
import { pagesOf } from './demo-pages.ts';
import { addPeople } from './people.ts';
import { demoRegions } from './regions.ts';
import { addRights } from './rights.ts';

/** Pages that are added at the same time: each waits for the disk three times. */
const AT_ONCE = 2;

/** Makes a call in the name of an admin. */
export type Ask = <C extends Call>(call: C, input: ClientInput<C>) => Promise<Output<C>>;

/**
 * Adds what is missing of the demo: what is there already, changed or not, is left alone. Dates are counted from now, so that
 * events are still to come. Answers how many pages were added.
 */
export async function seedSite(
  ask: Ask,
  domainId: string,
  password: string,
  demo: readonly DemoRegion[] = demoRegions,
): Promise<number> {
  const now = new Date();
  const rolesOf = await addPeople(ask, password);
  const known = await ask(regions.calls.loadRegions, { domainId });
  const shown: Region[] = [];
  let added = 0;
  for (const content of demo) {
    const { facts } = content;
    const region = await addRegion(
      ask,
      domainId,
      facts,
      known.find(({ slugPrefix }) => slugPrefix === facts.slugPrefix),
    );
    shown.push(region);
    const around = await addAround(ask, domainId, content);
    const roles = rolesOf(facts.slugPrefix);
    const place = { domainId, region, around, roles };
    for (const some of inGroups(pagesOf(content, now), AT_ONCE))
      added += (await Promise.all(some.map((page) => addPage(ask, place, page)))).filter(Boolean).length;
  }
  await addRights(ask, shown, rolesOf);
  await addDefaultAround(ask, domainId, demo[0]!);
  await addSettings(ask, domainId);
  return added;
}

async function addRegion(ask: Ask, domainId: string, facts: RegionFacts, found?: Region): Promise<Region> {
  // Revision 1 is what an interrupted run created and did not publish.
  if (found && found.revision > 1) return found;
  const { name, code, slugPrefix, flag, latitude, longitude } = facts;
  const content = { domainId, name, code, slugPrefix, flag, latitude, longitude, homePageSlug: 'home' };
  const created = found ?? (await ask(regions.calls.createRegion, { region: content }));
  return ask(regions.calls.publishRegion, { region: { ...content, _id: created._id, revision: created.revision } });
}

interface Place {
  domainId: string;
  region: Region;
  around: Around;
  roles: ClientInput<typeof pages.calls.applyRoles>['roles'];
}

async function addPage(ask: Ask, { domainId, region, around, roles }: Place, page: DemoPage): Promise<Page | null> {
  const { subNav, banner, ...content } = page;
  const { _id, name, slugPrefix } = region;
  const whole = {
    ...content,
    domainId,
    region: { _id, name, slugPrefix },
    miniNavId: subNav === undefined ? undefined : around.subNavs.get(subNav),
    pageBannerId: banner === undefined ? undefined : around.banners.get(banner),
  } as ClientInput<typeof pages.calls.save>['page'];
  const saved = await ask(pages.calls.save, { page: whole }).catch((error) => unfinished(ask, error, whole));
  if (!saved) return null;
  const guarded = await ask(pages.calls.applyRoles, { page: { _id: saved._id }, roles });
  return ask(pages.calls.publish, { page: { _id: saved._id, revision: guarded.revision } });
}

const inGroups = <T>(all: T[], size: number): T[][] =>
  all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []));

/** The page that an interrupted run saved and did not publish; null when the address is taken by any other page. */
async function unfinished(
  ask: Ask,
  error: unknown,
  wanted: { domainId: string; title?: string },
): Promise<Page | null> {
  const { code, details } = error as { code?: string; details?: { slug?: string } };
  if (code !== 'conflict') throw error;
  if (!details?.slug) return null;
  const found = await ask(pages.calls.load, { slug: details.slug, domainId: wanted.domainId });
  // Saved is revision 1, with roles 2; a page that was published or edited has more.
  return !found.published && found.revision <= 2 && found.title === wanted.title ? found : null;
}
