import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../../proto/permissions.ts';
import { leadRefusals } from '../../proto/refusals/leads.ts';
import { requireCapability } from '../kit/access.ts';
import { changeRow, type Stores, STORES } from '../kit/store/store.ts';
import { LeadRows, type StoredLead } from './lead.ts';

@Injectable()
export class LeadRepository {
  constructor(
    private readonly rows: LeadRows,
    @Inject(STORES) private readonly stores: Stores,
  ) {}

  /** Returns null if the lead does not exist or `change` returns null. */
  update(id: string, change: (lead: StoredLead) => StoredLead | null): Promise<StoredLead | null> {
    return changeRow(this.rows, id, (before) => before && change(before));
  }

  /** Throws Problem `not-found` for leads of other domains and `forbidden` for those of other regions. */
  async require(id: string, caller: Caller): Promise<StoredLead> {
    const lead = await this.rows.get(id);
    if (lead?.domainId !== caller.domainId) throw leadRefusals.notFound();
    requireCapability(caller, 'leads', { regionId: lead.regionId || undefined, regionName: lead.regionName });
    return lead;
  }

  async remove(ids: string[]): Promise<void> {
    for (const id of ids) await this.rows.delete(id);
    if (ids.length > 0) await this.stores.eraseDeleted();
  }
}
