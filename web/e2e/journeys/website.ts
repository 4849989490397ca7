import type { BffConfig } from '../../../bff/bff-config.ts';
import type { Region } from '../../../proto/entities/region.ts';
import { addPeople } from '../../../scripts/demo/people.ts';
import { type EditingSite, startEditing } from '../editing-site.ts';
import { type EditorAtWork, editorAtWork } from './editor-at-work.ts';
import { openContext } from '../chromium.ts';

export interface Website extends Pick<EditingSite, 'site' | 'call' | 'stored' | 'storePicture' | 'stop'> {
  /** Opens the page in a new browser without signing in. */
  visits(slug: string): Promise<EditorAtWork>;
  /** Opens the page in a new browser and signs in, as the administrator by default. */
  sitsDownAt(slug: string, username?: string, password?: string): Promise<EditorAtWork>;
  /** Creates a user with the name “editor”, who may edit and publish every page. */
  employsEditor(password: string): Promise<void>;
  /** Creates a page in the region of its address. */
  hasPage(slug: string, content: PageContent): Promise<void>;
  hasPublishedPage(slug: string, content: PageContent): Promise<void>;
  /** Returns the main part of the page as a visitor gets it, or the status of the response. */
  showsVisitors(slug: string): Promise<string>;
}

interface PageContent {
  title: string;
  contents?: object[];
}

/** Starts a website with published regions, given as their address prefixes and names. */
export async function startWebsite(
  regionNames: Record<string, string> = {},
  config: Partial<BffConfig> = {},
): Promise<Website> {
  const editing = await startEditing(config);
  const { site, call } = editing;
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
    const context = await openContext(site.bff.url);
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
