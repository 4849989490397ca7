import type { Region } from '../../proto/entities/region.ts';
import { pages } from '../../proto/pages.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import { omitCovered, omitCoveredArticles } from './redirects.ts';
import { findHome, findPage } from './find-page.ts';
import { assignLanguages } from '../../services/kit/languages.ts';
import { findListedType } from './listing.ts';
import type { VisitRead } from './visit-read.ts';

const MAX_REGIONS = 30;

interface Version {
  region: Region;
  slug: string;
  isIndexed: boolean;
}

export async function loadOtherVersions(
  reading: VisitRead,
  here: { region: Region | null; rest: string[]; regions: Region[] },
): Promise<Version[]> {
  const { region, rest, regions } = here;
  if (!region || reading.context.stage === 'draft') return [];
  const others = regions.filter(({ _id, published }) => published && _id !== region._id).slice(0, MAX_REGIONS);
  const found = await Promise.all(
    others.map(async (other) => {
      const version = await reading.orElse(findVersion(reading, other, rest, regions), null);
      return version && { region: other, ...version };
    }),
  );
  return found.filter((version) => version !== null);
}

/** Every version lists all versions including itself, as hreflang requires. Versions without a language are only for visitors. */
export function toAlternates(
  own: Omit<Version, 'region'> & { region: Region | null },
  others: Version[],
  regions: Region[],
): Visit['alternates'] {
  const { region } = own;
  if (!region || others.length === 0) return [];
  const versions: Version[] = [{ ...own, region }, ...others];
  const indexed = versions.filter(({ isIndexed }) => isIndexed).map((version) => version.region);
  // Search engines need languages only if two or more versions are indexed, including this one.
  const languages = assignLanguages(
    own.isIndexed && indexed.length > 1 ? indexed : [],
    regions.filter(({ published }) => published),
  );
  return versions.map((version) => ({
    regionCode: version.region.code,
    slug: version.slug,
    languages: languages.get(version.region) ?? [],
  }));
}

function findVersion(
  reading: VisitRead,
  region: Region,
  rest: string[],
  regions: Region[],
): Promise<Omit<Version, 'region'> | null> {
  const slug = [region.slugPrefix, ...rest].join('/');
  const type = rest.length === 1 ? findListedType(rest[0]) : undefined;
  return reading.cached(
    ['alternate', slug],
    async (scoped) => {
      scoped.dependsOn(dependencyKeys.regions());
      if ((await omitCovered(scoped, [{ slug }])).length === 0) return null;
      const page = rest.length === 0 ? await findHome(scoped, region, regions) : await findPage(scoped, slug, regions);
      if (page || !type) return page && { slug, isIndexed: page.hideFromRobots !== true };
      // A list without a page is empty until its first article is published.
      scoped.dependsOn(dependencyKeys.articles(scoped.domainId));
      const filter = { pageTypes: [type], regionPrefix: region.slugPrefix, limit: 1 };
      const { total } = await omitCoveredArticles(scoped, scoped.call(pages.calls.filterArticles, filter));
      return { slug, isIndexed: total > 0 };
    },
    (found) => found !== null,
  );
}
