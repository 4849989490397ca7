import { diff } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import { type Migrations, migrateContent } from '../../proto/blocks/migrations/migration.ts';
import type {
  Committed,
  Decision,
  Head,
  Log,
  Projection,
  Versioned,
  VersionedDocument,
} from '../kit/versioned/versioned.ts';
import { toContent } from './content.ts';

type Pages = Versioned<PageContent>;
type StoredPage = VersionedDocument<PageContent>;

/** Migrates pages when they are read; the stored page changes only with its next edit. */
export function migrateOnRead(docs: Pages, migrations: Migrations): Pages {
  if (Object.keys(migrations).length === 0) return docs;
  const migrate = <T>(page: T): T => migrateContent(page, migrations);

  const projection = (stored: Projection<PageContent>): Projection<PageContent> => ({
    ...stored,
    get: async (id) => migrate(await stored.get(id)),
    find: async (filter, options) => migrate(await stored.find(filter, options)),
  });
  const migrateCopies = <T extends { draft: StoredPage | null; live: StoredPage | null }>(copies: T): T => ({
    ...copies,
    draft: migrate(copies.draft),
    live: migrate(copies.live),
  });
  const log = (stored: Log<PageContent>, head: () => Promise<StoredPage | null>): Log<PageContent> => ({
    ...stored,
    at: async (revision) => migrate(await stored.at(revision)),
    since: async (revision, until) => {
      const operations = await stored.since(revision, until);
      const before = operations && (await stored.at(revision));
      const after =
        before && migrate(before) !== before ? await (until === undefined ? head() : stored.at(until)) : null;
      return before && after ? diff(migrate(before), toContent(migrate(after))) : operations;
    },
  });
  const decideWith =
    (decide: Parameters<Pages['commit']>[2]) =>
    async (head: Head<PageContent> | null, stored: Log<PageContent>): Promise<Decision<PageContent> | null> => {
      const decision = await decide(
        head && migrateCopies(head),
        log(stored, async () => head?.draft ?? null),
      );
      const facts = decision?.facts;
      return facts ? { ...decision, facts: (after) => facts(migrateCopies(after)) } : decision;
    };

  return {
    ...docs,
    draft: projection(docs.draft),
    live: projection(docs.live),
    head: async (id) => {
      const head = await docs.head(id);
      return head && migrateCopies(head);
    },
    commit: async (id, by, decide): Promise<Committed<PageContent>> =>
      migrateCopies(await docs.commit(id, by, decideWith(decide))),
    log: (id) => log(docs.log(id), async () => (await docs.head(id))?.draft ?? null),
  };
}
