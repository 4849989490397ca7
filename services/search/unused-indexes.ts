import { Inject, Injectable } from '@nestjs/common';
import { type Clock, CLOCK } from '../kit/clock.ts';
import { type Purgeable, type Purger, PURGER } from '../kit/recovery/purger.ts';
import { collection, insertNew } from '../kit/store/store.ts';
import { Indexer } from './indexer.ts';
import { ENGINE, type SearchEngine } from './search-engine.ts';

interface IndexVersion {
  _id: string;
  usedAt: string;
}

export abstract class IndexVersionRows extends collection<IndexVersion>({ name: 'index_versions' }) {}

const UNUSED_MS = 24 * 3_600_000;

/** At each run of the purger, records that the version of the index is in use and drops versions that no process has used for a day. */
@Injectable()
export class UnusedIndexes implements Purgeable {
  constructor(
    private readonly versions: IndexVersionRows,
    @Inject(ENGINE) private readonly engine: SearchEngine,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly indexer: Indexer,
    @Inject(PURGER) purger: Purger,
  ) {
    purger.register(this);
  }

  async purge(): Promise<number> {
    const now = this.clock.now();
    const { own, others } = await this.engine.versions();
    const used = { _id: own, usedAt: now.toISOString() };
    if (!(await this.versions.replace(used))) await insertNew(this.versions, used);
    const unused: string[] = [];
    for (const _id of others)
      if (!(await insertNew(this.versions, { _id, usedAt: now.toISOString() })) && (await this.isUnused(_id, now)))
        unused.push(_id);
    if (unused.length === 0) return 0;
    // Pages that only the other version published are missing in this index.
    await this.indexer.refill();
    for (const _id of unused) {
      await this.engine.dropVersion(_id);
      await this.versions.delete(_id);
    }
    return 0;
  }

  private async isUnused(_id: string, now: Date): Promise<boolean> {
    const version = await this.versions.get(_id);
    return version !== null && Date.parse(version.usedAt) < now.getTime() - UNUSED_MS;
  }
}
