import type { Answer, Site } from './site.ts';

export interface Draft {
  _id: string;
  revision: number;
  slug: string;
  region?: object;
}

export type Editing = Awaited<ReturnType<typeof editingAt>>;

/** A signed-in editor who works through the API. */
export async function editingAt(site: Pick<Site, 'get' | 'post' | 'signIn'>) {
  let cookie = await site.signIn();
  const domainId: string = (await site.get('/api/config/loadDomain?hostname=localhost')).json.domain._id;
  const write = async (path: string, body: object) => done(await site.post(`/api${path}`, body, cookie));
  const save = (slug: string, title: string, more: object = {}): Promise<Draft> =>
    write('/page/save', { page: { domainId, slug, title, header: { title }, ...more } });
  const publish = ({ _id, revision }: Draft): Promise<Draft> => write('/page/publishPage', { page: { _id, revision } });
  return {
    domainId,
    write,
    save,
    publish,
    get cookie() {
      return cookie;
    },
    async signInAgain() {
      cookie = await site.signIn();
    },
    aPage: async (slug: string, title: string, more: object = {}) => publish(await save(slug, title, more)),
    async aRegion(slugPrefix: string, code: string) {
      const { _id, revision } = await write('/regions/createRegion', {});
      const content = { domainId, name: slugPrefix, code, slugPrefix, homePageSlug: 'home', flag: slugPrefix };
      return write('/regions/publishRegion', { region: { _id, revision, ...content } });
    },
    async regionOf(prefix: string) {
      const { json } = await site.get('/api/regions/loadRegions', cookie);
      const { _id, name, slugPrefix, revision } = json.find((region: any) => region.slugPrefix === prefix);
      return { _id, name, slugPrefix, revision };
    },
  };
}

/** Returns the status and title of a page, for a visitor unless other headers are given. */
export const titlesOf =
  (site: Site) =>
  async (path: string, headers?: Record<string, string>): Promise<string> => {
    const { status, text } = await site.get(path, headers);
    return `${status} ${text.match(/<title>(.*?)<\/title>/)?.[1] ?? ''}`;
  };

export function done({ status, text, json }: Answer): any {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return json;
}
