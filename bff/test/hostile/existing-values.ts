import { blocks } from '../../../web/src/blocks/index.ts';
import type { Editing } from '../editing.ts';
import type { ExistingValues } from './valid-input.ts';

/** Hostile requests use documents of this region, so that visitors of other regions are not affected. */
const PREFIX = 'hx';

const many = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name}${n}`);

/** Creates documents of each kind and returns the ids that calls need, except the user of this suite and the only domain of the site. */
export async function findExistingValues(editor: Editing): Promise<ExistingValues> {
  const { domainId, write } = editor;
  // This precedes the creation of other domains, because an unknown host belongs to the first published domain.
  await write('/config/publishDomain', { domain: { name: 'Site' } });
  const region = await editor.aRegion(PREFIX, PREFIX);
  const pages: string[] = [];
  for (const name of many('page-', 6)) pages.push((await editor.aPage(`${PREFIX}/${name}`, name, { region }))._id);
  const banner = await write('/pageBanners/addNew', { domainId, name: 'Notice' });
  const subNav = await write('/subNav/add', { domainId, name: 'Sub nav', region: PREFIX });
  const role = await write('/roles/save', { role: { name: 'Role' } }).catch(() => ({ _id: 'nothing' }));
  const ids: Record<string, string[]> = {
    regions: [region._id],
    pageBanners: [banner._id],
    subNav: [subNav._id],
    roles: [...pages, role._id],
  };
  const fields: Record<string, readonly string[]> = {
    domainId: [domainId, domainId, domainId, 'nothing'],
    slug: [
      ...many(`${PREFIX}/hostile-`, 300),
      ...many(`${PREFIX}/news/hostile-`, 50),
      '',
      '../hx',
      'hx//one',
      'HX/Ünë',
    ],
    collection: ['pages', 'articles'],
    componentType: blocks.map(({ componentType }) => componentType),
    key: many('key-', 500),
    path: ['title', 'header', 'contents', 'og', '#key-1', 'description'],
    email: many('somebody', 50).map((name) => `${name}@example.org`),
    hostname: many('site', 20).map((name) => `${name}.example`),
    hostnames: many('site', 20).map((name) => `${name}.example`),
    from: many('/old-', 50),
    regionPrefix: [PREFIX, ''],
    url: ['/', `/${PREFIX}/page-1`, '/search?q=a', `/${PREFIX}/news`],
  };
  return (field, { http }) => {
    if (Object.hasOwn(fields, field)) return fields[field];
    if (!/^(_id|id|.*Id)$/.test(field)) return undefined;
    return [...(ids[http!.split('/')[1]!] ?? pages), 'nothing'];
  };
}
