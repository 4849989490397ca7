import { Inject, Injectable } from '@nestjs/common';
import type { BrandStyle } from '../../proto/entities/brand.ts';
import { extractUsedFileIds, extractUsedPictureIds } from '../../proto/content.ts';
import type { ClientInput } from '../../proto/contract.ts';
import { pages } from '../../proto/pages.ts';
import { type Caller, pageCapabilities, type Stage } from '../../proto/permissions.ts';
import { accessRefusals } from '../../proto/refusals/access.ts';
import { mediaRefusals } from '../../proto/refusals/media.ts';
import { regions } from '../../proto/regions.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { siteDocumentName } from '../../proto/site-document-name.ts';
import { type Bus, BUS } from '../kit/bus/bus.ts';

type UseTest = (part: unknown) => boolean;
type Dependency = ClientInput<typeof pages.calls.checkDependencies>;
interface Named {
  _id: string;
  name: string;
}
interface Site {
  domainId: string;
  name: string;
}

@Injectable()
export class UsageChecker {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  async requireUnusedImage({ _id, name }: Named, caller: Caller): Promise<void> {
    const isUse = (part: unknown) => extractUsedPictureIds(part).includes(_id);
    throwInUse(name, await this.findUses(picture(_id), isUse, caller));
  }

  async requireUnusedFile({ _id, name }: Named, caller: Caller): Promise<void> {
    const isUse = (part: unknown) => extractUsedFileIds(part).includes(_id) || usesFont(part, _id);
    throwInUse(name, await this.findUses(file(_id), isUse, caller));
  }

  /** A replacement appears at once wherever the file is used, without a publish, so the caller needs rights for all these regions. */
  async requireReplaceable(kind: 'image' | 'file', _id: string, caller: Caller): Promise<void> {
    const regionIds = findOwnRegions(caller);
    if (!regionIds) return;
    const dependency = kind === 'image' ? picture(_id) : file(_id);
    for (const { domainId } of await this.sites(caller))
      for (const { regionId = '' } of await this.bus.call(pages.calls.checkDependencies, dependency, {
        ...caller,
        domainId,
      }))
        if (!regionIds.has(regionId)) throw accessRefusals.notAllowedInRegion(ELSEWHERE);
  }

  /** Pictures and files belong to no domain, so content of every domain is checked. */
  private async findUses(dependency: Dependency, isUse: UseTest, caller: Caller): Promise<Set<string>> {
    const found = new Set<string>();
    for (const site of await this.sites(caller)) {
      const onSite = { ...caller, domainId: site.domainId };
      for (const page of await this.findPages(dependency, onSite)) found.add(page);
      for (const document of await this.findInSiteDocuments(site, isUse, onSite)) found.add(document);
    }
    return found;
  }

  private async sites(caller: Caller): Promise<Site[]> {
    const { domain, domains } = await this.bus.call(siteConfig.calls.loadDomain, {}, { ...caller, stage: 'draft' });
    const sites = domains.length > 0 ? domains : [domain];
    return sites.map(({ _id, name }) => ({ domainId: _id, name }));
  }

  private async findPages(dependency: Dependency, caller: Caller): Promise<string[]> {
    const rows = await this.bus.call(pages.calls.checkDependencies, dependency, caller);
    // Site documents are checked in the service that owns them, because the copy in the pages service may be outdated.
    return rows
      .filter(({ parentId }) => siteDocumentName(parentId) === undefined)
      .map(({ slug, hidden }) => (hidden ? 'a page that you may not see' : `/${slug}`));
  }

  private async findInSiteDocuments({ domainId, name }: Site, isUse: UseTest, caller: Caller): Promise<string[]> {
    const { loadSiteSettings, loadRegionNav, loadRegionFooter, listPageBanners, listSubNavs } = siteConfig.calls;
    const regionList = await this.bus.call(regions.calls.loadRegions, { domainId }, { ...caller, stage: 'draft' });
    const found: string[] = [];
    for (const banner of await this.bus.call(listPageBanners, { domainId }, caller))
      if (isUse(banner)) found.push(`the page banner ${banner.name} of ${name}`);
    for (const subNav of await this.bus.call(listSubNavs, { domainId }, caller))
      if (isUse(subNav)) found.push(`the sub nav ${subNav.name} of ${name}`);
    const check = async (what: string, part: Promise<unknown>) => {
      if (isUse(await part)) found.push(`the ${what} of ${name}`);
    };
    // All calls are made in parallel, because a domain can have many regions and callers wait for five seconds.
    await Promise.all(
      stages.flatMap((stage) => {
        const as = { ...caller, stage };
        return [
          check('site settings', this.bus.call(loadSiteSettings, { domainId }, as)),
          check('brand', this.bus.call(siteConfig.calls.loadBrand, { domainId }, as)),
          ...['', ...regionList.map(({ slugPrefix }) => slugPrefix)].flatMap((region) => [
            check('navigation', this.bus.call(loadRegionNav, { domainId, region }, as)),
            check('footer', this.bus.call(loadRegionFooter, { domainId, region }, as)),
          ]),
        ];
      }),
    );
    return found;
  }
}

const usesFont = (part: unknown, fileId: string): boolean => {
  const { headingFont, bodyFont } = part as Partial<BrandStyle>;
  return [headingFont, bodyFont].some((font) => typeof font === 'object' && font.fileId === fileId);
};

const stages: Stage[] = ['draft', 'live'];

const picture = (imageId: string): Dependency => ({ type: 'image', imageId });
const file = (_id: string): Dependency => ({ type: 'link', url: `/file/${_id}` });

const ELSEWHERE = {
  action: 'replace a picture or a file that is also shown',
  region: 'another region or on the whole site',
};

/** Returns null unless all page rights of the user are limited to regions. */
function findOwnRegions({ user }: Caller): Set<string> | null {
  const own = user?.grants.filter(({ capability }) => pageCapabilities.includes(capability)) ?? [];
  if (own.length === 0 || own.some(({ regionIds }) => !regionIds)) return null;
  return new Set(own.flatMap(({ regionIds = [] }) => regionIds));
}

function throwInUse(name: string, found: Set<string>): void {
  if (found.size === 0) return;
  const uses = [...found];
  const more = uses.length > 3 ? ` and ${uses.length - 3} more` : '';
  throw mediaRefusals.inUse({ name, uses: `${uses.slice(0, 3).join(', ')}${more}` }, { uses });
}
