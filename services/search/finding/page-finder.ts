import { Inject, Injectable } from '@nestjs/common';
import type { SearchSettings } from '../../../proto/entities/search-settings.ts';
import type { SearchResult } from '../../../proto/entities/search.ts';
import { RegionCache } from '../../kit/regions/region-cache.ts';
import { analyse, contentTokens } from '../analysis/analyse.ts';
import { DEFAULT_LANGUAGE, languageOfCode } from '../analysis/languages.ts';
import { IndexedPageRows } from '../indexed-pages.store.ts';
import { ENGINE, type SearchEngine } from '../search-engine.ts';
import { SearchSettingsCache } from '../search-settings.ts';
import { findPages } from './find-pages.ts';
import type { PageQuery } from './page-query.ts';

@Injectable()
export class PageFinder {
  constructor(
    @Inject(ENGINE) private readonly engine: SearchEngine,
    private readonly indexed: IndexedPageRows,
    private readonly regions: RegionCache,
    private readonly settings: SearchSettingsCache,
  ) {}

  async find(query: Omit<PageQuery, 'languages' | 'synonyms' | 'pinned'>): Promise<SearchResult> {
    const { domainId, region, q } = query;
    const [languages, { synonyms, pins }] = await Promise.all([
      this.languagesOf(domainId, region),
      this.settings.find(domainId),
    ]);
    const pinned = await this.idsOf(domainId, findPins(q, languages, pins));
    return findPages(this.engine, { ...query, languages, synonyms, pinned });
  }

  private async languagesOf(domainId: string, region: string): Promise<string[]> {
    const known = (await this.regions.listCached(domainId)).flatMap(({ live }) => live ?? []);
    const searched = known.filter(({ slugPrefix }) => region === '' || slugPrefix === region);
    const isEverywhere = region === '' || searched.length === 0;
    return searched.map(({ code }) => languageOfCode(code ?? '')).concat(isEverywhere ? DEFAULT_LANGUAGE : []);
  }

  private async idsOf(domainId: string, slugs: string[]): Promise<string[]> {
    const rows = await Promise.all(
      slugs.map((slug) => this.indexed.find({ 'document.domainId': domainId, 'document.slug': slug }, { limit: 1 })),
    );
    return rows.flat().map(({ _id }) => _id);
  }
}

/** Returns the slugs of pins whose query has the same stems as `q`, without stop words. */
export function findPins(q: string, languages: string[], pins: SearchSettings['pins']): string[] {
  if (pins.length === 0) return [];
  const matches = (query: string) =>
    languages.some((language) => {
      const words = toWords(q, language);
      return words !== '' && words === toWords(query, language);
    });
  return pins.filter(({ query }) => matches(query)).map(({ link }) => toSlug(link.href));
}

const toWords = (text: string, language: string): string =>
  contentTokens(analyse(text, language), language)
    .map(({ stem }) => stem)
    .join(' ');

const toSlug = (href: string): string => href.split(/[?#]/)[0]!.replace(/^\/+|\/+$/g, '');
