import type { PageDocs } from '../pages.store.ts';
import type { PageContent } from '../../../proto/entities/page.ts';
import { pageRefusals } from '../../../proto/refusals/pages.ts';
import { log } from '../../kit/log/log.ts';
import type { Decision } from '../../kit/versioned/versioned.ts';
import type { HookedPage, PagePlugin } from './page-plugin.ts';

type Operation = 'publish' | 'unpublish';

const HOOK_TIMEOUT_MS = 3000;

export class PageHooks {
  constructor(
    private readonly plugins: readonly PagePlugin[],
    private readonly timeout = HOOK_TIMEOUT_MS,
  ) {}

  /** Runs the hooks around each commit that publishes or unpublishes a page, after all decisions about it. */
  around(docs: PageDocs): PageDocs {
    return {
      ...docs,
      commit: async (_id, by, decide) => {
        let operation = null as Operation | null;
        const committed = await docs.commit(_id, by, async (head, log) => {
          const decision = await decide(head, log);
          operation = decision && operationOf(decision);
          if (operation === 'unpublish') await this.before(operation, head!.draft);
          if (operation === 'publish') await this.before(operation, { ...contentOf(decision!), _id });
          return decision;
        });
        if (operation) await this.after(operation, (committed.live ?? committed.draft)!);
        return committed;
      },
    };
  }

  async before(operation: Operation, page: HookedPage): Promise<void> {
    for (const { name, hook } of this.hooksFor(operation, 'before', page)) await this.run(name, hook, page);
  }

  /** Never throws, because the change is already stored. */
  async after(operation: Operation, page: HookedPage): Promise<void> {
    for (const { name, hook } of this.hooksFor(operation, 'after', page)) {
      try {
        await this.run(name, hook, page);
      } catch (error) {
        log.error({ err: error, plugin: name, page: page._id }, `plugin hook failed after ${operation}, ignored`);
      }
    }
  }

  private hooksFor(operation: Operation, when: 'before' | 'after', { pageType }: HookedPage) {
    return this.plugins.flatMap(({ name, pageTypes, [operation]: hooks }) => {
      const hook = hooks?.[when];
      return hook && (pageTypes?.includes(pageType) ?? true) ? [{ name, hook }] : [];
    });
  }

  private async run(name: string, hook: (page: HookedPage) => void | Promise<void>, page: HookedPage): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const expiry = new Promise<never>((_, reject) => {
      const problem = pageRefusals.pluginTimedOut({ name });
      timer = setTimeout(() => reject(problem), this.timeout);
    });
    try {
      // The hook gets a copy, so that it cannot change what is stored.
      await Promise.race([hook(structuredClone(page)), expiry]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function operationOf({ action, live }: Decision<PageContent>): Operation | null {
  if (live === 'withdraw') return 'unpublish';
  // A change of roles changes the live copy, but publishes nothing.
  return live && action !== 'applyRoles' ? 'publish' : null;
}

const contentOf = ({ draft, live }: Decision<PageContent>): PageContent =>
  typeof live === 'object' ? live.content : draft!;
