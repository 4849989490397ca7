import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../proto/entities/page-rows.ts';
import type { Page } from '../../../proto/entities/page.ts';
import { pages } from '../../../proto/pages.ts';
import type { Stage } from '../../../proto/permissions.ts';
import { type Bus, BUS, WITHOUT_USER } from '../bus/bus.ts';
import { type Collection, type Document, type Filter, readBatches, rewriteRows } from '../store/store.ts';

interface PageCopy {
  page: Page;
  /** Who made the last change of a draft. */
  by: Author | undefined;
}

interface ReadModel<R extends Document> {
  rows: Pick<Collection<R>, 'find'>;
  /** Excludes rows without content, which remain of pages that have no copy. */
  filter: Filter;
  suffix?: string;
  write(copy: PageCopy): Promise<unknown>;
  remove(row: R): Promise<unknown>;
}

const MAX_IDS = 100;

interface Request {
  _id: string;
  resolve(copy: PageCopy | null): void;
  reject(error: unknown): void;
}

/** Loads the pages that events name, and those of a rebuild. Pages that are requested at the same time are loaded with one call. */
@Injectable()
export class PageCopies {
  private readonly requests: Record<Stage, Request[]> = { draft: [], live: [] };

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** Resolves to null if the page has no such copy. */
  load(_id: string, stage: Stage): Promise<PageCopy | null> {
    return new Promise((resolve, reject) => {
      const requests = this.requests[stage];
      requests.push({ _id, resolve, reject });
      if (requests.length === 1) setImmediate(() => void this.answer(stage));
    });
  }

  /** Writes the rows of all copies again, and removes those of pages that have none. Returns the number of copies. */
  async rebuild<R extends Document & { pageId?: string }>(
    stage: Stage,
    { rows, filter, suffix, write, remove }: ReadModel<R>,
  ): Promise<number> {
    let copies = 0;
    const batches = readBatches(async (after) => {
      const { pages: found, authors } = await this.bus.call(pages.calls.listCopies, { stage, after }, WITHOUT_USER);
      return found.map((page) => ({ _id: page._id, page, by: authors[page._id] }));
    });
    await rewriteRows(batches, {
      rows,
      filter,
      suffix,
      write: async (batch) => {
        await Promise.all(batch.map(write));
        copies += batch.length;
      },
      check: (unread) =>
        Promise.all(
          unread.map(async (row) => {
            const copy = await this.load(row.pageId ?? row._id, stage);
            await (copy ? write(copy) : remove(row));
          }),
        ),
    });
    return copies;
  }

  private async answer(stage: Stage): Promise<void> {
    const requests = this.requests[stage].splice(0);
    try {
      const copies = await this.read([...new Set(requests.map(({ _id }) => _id))], stage);
      for (const { _id, resolve } of requests) resolve(copies.get(_id) ?? null);
    } catch (error) {
      for (const { reject } of requests) reject(error);
    }
  }

  private async read(ids: string[], stage: Stage): Promise<Map<string, PageCopy>> {
    const copies = new Map<string, PageCopy>();
    for (let rest = ids; rest.length > 0;) {
      const answer = await this.bus.call(pages.calls.loadCopies, { ids: rest.slice(0, MAX_IDS), stage }, WITHOUT_USER);
      for (const page of answer.pages) copies.set(page._id, { page, by: answer.authors[page._id] });
      rest = [...answer.unread, ...rest.slice(MAX_IDS)];
    }
    return copies;
  }
}
