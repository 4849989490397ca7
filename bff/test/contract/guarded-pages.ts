import { done } from '../editing.ts';
import type { Site } from '../site.ts';
import type { Page, PageRule } from './page-rules.ts';
import type { Roles } from './people.ts';

type Lists = Partial<Record<'viewer' | 'editor' | 'publisher', (keyof Roles)[]>>;

/** Role lists of pages, named after the people who may use the page. */
const lists = {
  open: {},
  au: { editor: ['editors'], publisher: ['publishers'] },
  nz: { viewer: ['editors', 'nz-publishers'], editor: ['editors'], publisher: ['nz-publishers'] },
  legal: { viewer: ['legal'], editor: ['legal'], publisher: ['legal'] },
} satisfies Record<string, Lists>;
type Kind = keyof typeof lists;
export const kinds = Object.keys(lists) as Kind[];

/** Creates pages with role lists, each in the state that the next call needs. */
export class GuardedPages {
  private readonly pages = new Map<string, Page>();
  private count = 0;

  constructor(
    private readonly site: Site,
    private readonly root: string,
    private readonly roles: Roles,
    readonly domainId: string,
  ) {}

  async get(kind: Kind, unpublished = false): Promise<Page> {
    const name = `${kind} ${unpublished}`;
    const page = this.pages.get(name) ?? (await this.make(kind, unpublished));
    this.pages.set(name, page);
    return page;
  }

  /** Reverts the effect of a call on a page; its contents may differ afterwards. */
  async undo(kind: Kind, { unpublished = false, undo }: Pick<PageRule, 'unpublished' | 'undo'>): Promise<void> {
    const name = `${kind} ${unpublished}`;
    const { _id, slug } = this.pages.get(name)!;
    if (undo === 'make') return void this.pages.delete(name);
    if (undo === 'index') await this.write('/algolia/indexItem', { _id });
    if (undo === 'roles') await this.giveRoles(_id, kind);
    const query = new URLSearchParams({ slug, domainId: this.domainId });
    const page: Page = done(await this.site.get(`/api/page/load?${query}`, this.headers));
    this.pages.set(name, undo === 'publish' ? await this.publish(page) : page);
  }

  private async make(kind: Kind, unpublished: boolean): Promise<Page> {
    const slug = `${kind}-${++this.count}`;
    const content = { domainId: this.domainId, slug, template: 'listing', header: { title: slug } };
    const { _id } = await this.write('/page/save', { page: content });
    const page = await this.giveRoles(_id, kind);
    return unpublished ? page : this.publishTwice(page);
  }

  /** Publishes twice, so that the second publish can be undone. */
  private async publishTwice(page: Page): Promise<Page> {
    return this.publish(await this.publish(page));
  }

  private publish({ _id, revision }: Page): Promise<Page> {
    return this.write('/page/publishPage', { page: { _id, revision } });
  }

  private giveRoles(_id: string, kind: Kind): Promise<Page> {
    const { viewer = [], editor = [], publisher = [] }: Lists = lists[kind];
    const roles = Object.entries(this.roles).map(([name, role]) => {
      const has = (list: string[]) => list.includes(name);
      return { _id: role, level: { viewer: has(viewer), editor: has(editor), publisher: has(publisher) } };
    });
    return this.write('/roles/applyToPage', { page: { _id }, roles });
  }

  private async write(path: string, body: object): Promise<Page> {
    return done(await this.site.post(`/api${path}`, body, this.headers));
  }

  private get headers() {
    return { authorization: `Bearer ${this.root}` };
  }
}
