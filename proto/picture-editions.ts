export type Editions = Readonly<Record<string, string>>;

const SEPARATOR = '~';

/** Returns the form of an id in addresses: `id`, or `id~edition` if the picture was changed. */
export const editionAddress = (id: string, edition: string | undefined): string =>
  edition ? `${id}${SEPARATOR}${edition}` : id;

export function parseEditionAddress(address: string): { id: string; edition: string } {
  const [id = '', edition = ''] = address.split(SEPARATOR, 2);
  return { id, edition };
}

/** No picture has a longer id, but content can contain longer texts. */
const MAX_ID_LENGTH = 128;

/** Returns the ids of the pictures in a visit, whether they are values or parts of addresses in texts. */
export function findShownPictures(shown: unknown): string[] {
  const ids = new Set<string>();
  renamePictures(shown, (id) => {
    if (id.length <= MAX_ID_LENGTH) ids.add(id);
    return id;
  });
  return [...ids];
}

/** Adds editions to the ids of pictures. Parts without such a picture are not copied. */
export function withEditions<T>(shown: T, editions: Editions): T {
  if (Object.keys(editions).length === 0) return shown;
  return renamePictures(shown, (id) => editionAddress(id, Object.hasOwn(editions, id) ? editions[id] : undefined)) as T;
}

const ADDRESSES = /(\/img\/)([\w-]+)(?:~[\w-]*)?(?![\w/-])/g;

function renamePictures(value: unknown, rename: (id: string) => string): unknown {
  if (typeof value === 'string')
    return value.includes('/img/')
      ? value.replace(ADDRESSES, (_, start: string, id: string) => start + rename(id))
      : value;
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [name, part] of Object.entries(value)) {
    const renamed =
      name === 'imageId' && typeof part === 'string' ? renameId(part, rename) : renamePictures(part, rename);
    if (renamed === part) continue;
    changed ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    changed[name] = renamed;
  }
  return changed ?? value;
}

const renameId = (id: string, rename: (id: string) => string): string =>
  id === '' || id.includes(':') ? id : rename(id);

export const isPictureAddress = (src: string): boolean =>
  /^\/(img\/[\w%.:~-]{1,200}(\?[\w=&.,%-]{1,200})?|art\/[\w-]{1,100}\.svg)$/.test(src);
