import type { Call, ClientInput, Output } from '../../proto/contract.ts';
import type { Page } from '../../proto/entities/page.ts';
import type { Region, RegionContent } from '../../proto/entities/region.ts';
import { pages } from '../../proto/pages.ts';
import { regions } from '../../proto/regions.ts';
import type { Files } from '../../services/kit/files/files.ts';
import { type SiteDocuments, addSiteDocuments, addDefaultSiteDocuments, addSettings } from './add-site-documents.ts';
import { addBrand } from './add-brand.ts';
import { addDrawings } from './add-drawings.ts';
import { addPhotographs, withImageIds } from './add-photographs.ts';
import { type DemoPage, pagesOf } from './demo-pages.ts';
import { addPeople, addRights } from './people.ts';
import { type DemoRegion, demoRegions } from './regions.ts';

/** Number of pages added at the same time. Each page waits for three disk writes. */
const CONCURRENCY = 2;

export type CallAsAdmin = <C extends Call>(call: C, input: ClientInput<C>) => Promise<Output<C>>;

interface DemoTarget {
  call: CallAsAdmin;
  files: Files;
}

/** Does not change existing documents. Returns the number of pages added. */
export async function seedSite(
  { call, files }: DemoTarget,
  domainId: string,
  password: string,
  demo: readonly DemoRegion[] = demoRegions,
): Promise<number> {
  const now = new Date();
  await addDrawings(files);
  const images = await addPhotographs(
    call,
    files,
    demo.map((content) => pagesOf(content, now)),
  );
  await addPeople(call, password);
  const existing = await call(regions.calls.loadRegions, { domainId });
  const published: Region[] = [];
  let added = 0;
  for (const content of demo) {
    const found = existing.find(({ slugPrefix }) => slugPrefix === content.slugPrefix);
    const region = await addRegion(call, { domainId, ...content.region }, found);
    published.push(region);
    const siteDocuments = await addSiteDocuments(call, domainId, content);
    const target = { domainId, region, siteDocuments, images };
    for (const group of inGroups(pagesOf(content, now), CONCURRENCY))
      added += (await Promise.all(group.map((page) => addPage(call, target, page)))).filter(Boolean).length;
  }
  await addRights(call, published);
  await addDefaultSiteDocuments(call, domainId, demo[0]!);
  await addSettings(call, domainId);
  await addBrand(call, files, domainId);
  return added;
}

async function addRegion(call: CallAsAdmin, region: RegionContent, found?: Region): Promise<Region> {
  // Revision 1 was created but not published, because a run was interrupted.
  if (found && found.revision > 1) return found;
  const { _id, revision } = found ?? (await call(regions.calls.createRegion, { region }));
  return call(regions.calls.publishRegion, { region: { ...region, _id, revision } });
}

interface PageTarget {
  domainId: string;
  region: Region;
  siteDocuments: SiteDocuments;
  images: ReadonlyMap<string, string>;
}

async function addPage(
  call: CallAsAdmin,
  { domainId, region, siteDocuments, images }: PageTarget,
  page: DemoPage,
): Promise<Page | null> {
  const { subNav, banner, ...content } = withImageIds(page, images);
  const { _id, name, slugPrefix } = region;
  const input = {
    ...content,
    domainId,
    region: { _id, name, slugPrefix },
    miniNavId: subNav === undefined ? undefined : siteDocuments.subNavs.get(subNav),
    pageBannerId: banner === undefined ? undefined : siteDocuments.banners.get(banner),
  } as ClientInput<typeof pages.calls.save>['page'];
  const saved = await call(pages.calls.save, { page: input }).catch((error) => findUnpublished(call, error, input));
  if (!saved) return null;
  return call(pages.calls.publish, { page: { _id: saved._id, revision: saved.revision } });
}

const inGroups = <T>(all: T[], size: number): T[][] =>
  all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []));

async function findUnpublished(
  call: CallAsAdmin,
  error: unknown,
  page: { domainId: string; title?: string },
): Promise<Page | null> {
  const { code, details } = error as { code?: string; details?: { slug?: string } };
  if (code !== 'conflict') throw error;
  if (!details?.slug) return null;
  const found = await call(pages.calls.load, { slug: details.slug, domainId: page.domainId });
  // A page that was published or edited has a later revision.
  return !found.published && found.revision === 1 && found.title === page.title ? found : null;
}
