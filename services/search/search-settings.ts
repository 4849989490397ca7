import { Inject, Injectable } from '@nestjs/common';
import type { SearchSettings } from '../../proto/entities/search-settings.ts';
import { Problem } from '../../proto/errors.ts';
import { siteConfig } from '../../proto/site-config.ts';
import { type Bus, BUS } from '../kit/bus/bus.ts';
import { onEvent } from '../kit/contract/handle.ts';
import { log } from '../kit/log/log.ts';
import { collection, upsertNewest } from '../kit/store/store.ts';

export interface DomainSearchSettings extends SearchSettings {
  _id: string;
  revision: number;
}

export abstract class SearchSettingsRows extends collection<DomainSearchSettings>({ name: 'search_settings' }) {}

const NONE: SearchSettings = { synonyms: [], pins: [] };

@Injectable()
export class SearchSettingsCache {
  constructor(
    private readonly rows: SearchSettingsRows,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  /** Only logs a failure, because a search without settings still finds pages. */
  async find(domainId: string): Promise<SearchSettings> {
    const cached = await this.rows.get(domainId);
    if (cached) return cached;
    try {
      return await this.refresh(domainId);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      log.warn(`Search settings of ${domainId} unavailable, searching without them: ${error.message}`);
      return NONE;
    }
  }

  /** Call this after an import, because imported settings publish no event. */
  async refreshAll(): Promise<void> {
    for (const { _id } of await this.rows.find({})) await this.refresh(_id);
  }

  async refresh(domainId: string): Promise<SearchSettings> {
    const { search = NONE, revision } = await this.bus.call(
      siteConfig.calls.loadSiteSettings,
      { domainId },
      { domainId, stage: 'live' },
    );
    await upsertNewest(this.rows, { _id: domainId, revision, ...search });
    return search;
  }
}

export const refreshSettings = onEvent(
  siteConfig.events.changed,
  { settings: SearchSettingsCache },
  async ({ kind, live, domainId }, _, { settings }) => {
    if (kind === 'site-settings' && live) await settings.refresh(domainId);
  },
);
