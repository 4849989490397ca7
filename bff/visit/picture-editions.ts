import { isUnavailable } from '../../proto/errors.ts';
import { media } from '../../proto/media.ts';
import { type Editions, findShownPictures, withEditions } from '../../proto/picture-editions.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

const AT_ONCE = 200;
const RETRY_MS = 60_000;

/** A visit depends on every picture it shows, because each can be replaced. */
export async function loadEditions(reading: VisitRead, visit: Visit): Promise<Editions> {
  const ids = findShownPictures(visit).toSorted();
  const parts: Promise<Editions>[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE)
    parts.push(loadPart(reading, ids.slice(start, start + AT_ONCE)));
  const editions = Object.assign({}, ...(await Promise.all(parts))) as Editions;
  if (reading.incomplete) reading.expireAt(Date.now() + RETRY_MS);
  return editions;
}

/** Editors get unchanged ids, because they edit and save the visit's content. */
export async function showEditions<L extends { visit: Visit; expiresAt: number }>(
  reading: VisitRead,
  loaded: L,
): Promise<L> {
  const { visit } = loaded;
  if (visit.redirect !== undefined) return loaded;
  const editions = await loadEditions(reading, visit);
  const shown = reading.context.user
    ? { ...visit, editing: { ...visit.editing, editions } }
    : withEditions(visit, editions);
  return { ...loaded, visit: shown, expiresAt: reading.expiresAt };
}

/** If the media service is unavailable, pictures are shown in their first edition, and the visit expires early. */
async function loadPart(reading: VisitRead, ids: string[]): Promise<Editions> {
  try {
    const { editions } = await reading.callCached(media.calls.loadEditions, { ids }, ...ids.map(dependencyKeys.media));
    return editions;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    reading.expireAt(Date.now() + RETRY_MS);
    return {};
  }
}
