import type { BffConfig } from '../../../bff/bff-config.ts';
import type { Region } from '../../../proto/entities/region.ts';
import { addPeople } from '../../../scripts/demo/people.ts';
import { type EditingSite, startEditing } from '../editing-site.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';

export interface Website extends Pick<EditingSite, 'site' | 'call' | 'stored' | 'storePicture' | 'stop'> {
  /** Somebody at a computer, with the page open and not signed in. */
  visits(slug: string): Promise<EditorAtWork>;
  /** Somebody who has opened the page and signed in: the administrator, unless somebody else is named. */
  sitsDownAt(slug: string, username?: string, password?: string): Promise<EditorAtWork>;
  /** A user with the name “editor”, who may edit and publish every page. */
  employsEditor(password: string): Promise<void>;
  /** A page that has been written before, in the region of its address. */
  hasPage(slug: string, content: PageContent): Promise<void>;
  hasPublishedPage(slug: string, content: PageContent): Promise<void>;
  /** What the server answers a visitor, without a session: the main part of the page, or its status. */
  showsVisitors(slug: string): Promise<string>;
}

interface PageContent {
  title: string;
  contents?: object[];
}

/** A website with published regions, given as their address prefixes and names. */
export async function startWebsite(
  regionNames: Record<string, string> = {},
  config: Partial<BffConfig> = {},
): Promise<Website> {
  const editing = await startEditing(config);
  const { site, call, browser } = editing;
  const regions = new Map<string, Pick<Region, '_id' | 'name' | 'slugPrefix'>>();
  for (const [slugPrefix, name] of Object.entries(regionNames)) {
    const region = await call('/regions/createRegion', { region: { name, slugPrefix } });
    await call('/regions/publishRegion', { region });
    regions.set(slugPrefix, { _id: region._id, name, slugPrefix });
  }
  const makePage = (slug: string, { title, contents = [] }: PageContent) => {
    const region = regions.get(slug.split('/')[0]!);
    return editing.makePage(slug, { header: { title }, title, contents, ...(region && { region }) });
  };
  const visits = async (slug: string) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const editor = editorAtWork(await context.newPage(), site.bff.url);
    await editor.opens(slug);
    return editor;
  };
  return {
    ...editing,
    visits,
    async employsEditor(password) {
      await addPeople((call, input) => site.stack.call(call, input, { as: site.stack.users.admin }), password);
    },
    async sitsDownAt(slug, username, password) {
      const editor = await visits(slug);
      await editor.signsIn(username, password);
      return editor;
    },
    async hasPage(slug, content) {
      await makePage(slug, content);
    },
    async hasPublishedPage(slug, content) {
      const { _id, revision } = await makePage(slug, content);
      await call('/page/publishPage', { page: { _id, revision } });
    },
    async showsVisitors(slug) {
      const { status, text } = await site.get(`/${slug}`);
      return status === 200 ? /<main.*<\/main>/s.exec(text)![0] : `${status}`;
    },
  };
}

export const richText = (key: string, text: string) => ({ componentType: 'RichText', key, text });
