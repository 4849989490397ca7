import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Collection } from '../kit/store/store.ts';
import { ROW_VERSION, withDerivedFields } from './sitemap-row.ts';
import { ROWS, type StoredRow } from './sitemap.store.ts';

const BATCH = 200;

@Injectable()
export class RecomputeRows implements OnModuleInit {
  constructor(@Inject(ROWS) private readonly rows: Collection<StoredRow>) {}

  async onModuleInit(): Promise<void> {
    const forms = await this.rows.countBy(['form']);
    if (forms.every(({ values }) => values[0] === ROW_VERSION)) return;
    for (let after = ''; ;) {
      const batch = await this.rows.find({ _id: { gt: after } }, { sort: { _id: 'asc' }, limit: BATCH });
      if (batch.length === 0) return;
      for (const row of batch)
        if (row.form !== ROW_VERSION) await this.rows.replace(withDerivedFields(row), { revision: row.revision });
      after = batch.at(-1)!._id;
    }
  }
}
