import type { Answer } from '../site.ts';
import type { Editor } from '../processes.ts';

/** A save that the site has acknowledged. */
interface Acknowledged {
  revision: number;
  title: string;
}

export interface Writer {
  pageId: string;
  slug: string;
  saves: Acknowledged[];
  /** The last acknowledged state of the published page. */
  published: { title: string } | null;
  requested: string[];
}

/** Saves and publishes a page repeatedly, and retries each request until it is answered. */
export async function writeRepeatedly(
  editor: Editor,
  page: { _id: string; slug: string; revision: number },
  word: string,
  mayContinue: (saves: number) => boolean,
) {
  const writer: Writer = { pageId: page._id, slug: page.slug, saves: [], published: null, requested: [] };
  let revision = page.revision;
  for (let n = 1; mayContinue(writer.saves.length); n++) {
    const title = `${word} ${n}`;
    writer.requested.push(title);
    const saved = await retry(() =>
      editor.post('/api/page/edit', {
        _id: page._id,
        base: revision,
        operations: [{ op: 'set', path: ['header', 'title'], to: title }],
        changeId: `${word}-${n}`,
      }),
    );
    if (saved.status !== 200) throw new Error(`A save was refused: ${saved.text}`);
    revision = saved.json.revision;
    writer.saves.push({ revision, title });
    if (n % 3 !== 0) continue;
    const published = await retry(() =>
      n % 4 === 0 ? unpublish(editor, page._id, page.slug) : publish(editor, page._id, page.slug),
    );
    if (published.status !== 200) throw new Error(`A publish was refused: ${published.text}`);
    revision = published.json.revision;
    writer.published = published.json.published ? { title: published.json.header.title } : null;
  }
  return writer;
}

async function publish(editor: Editor, _id: string, slug: string): Promise<Answer> {
  const stored = await load(editor, slug);
  if (stored.status !== 200) return stored;
  return editor.post('/api/page/publishPage', { page: { _id, revision: stored.json.revision } });
}

async function unpublish(editor: Editor, _id: string, slug: string): Promise<Answer> {
  const answer = await editor.post('/api/page/unpublishPage', { _id });
  if (answer.status !== 409) return answer;
  // An earlier attempt unpublished the page, and only its response was lost.
  const stored = await load(editor, slug);
  return stored.status === 200 && stored.json.published ? answer : stored;
}

export const load = (editor: Editor, slug: string): Promise<Answer> =>
  editor.get(`/api/page/load?slug=${encodeURIComponent(slug)}&domainId=${editor.domainId}`);

/** Retries until a process answers. While one is killed, requests are refused, time out or get lost. */
export async function retry(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer && answer.status < 500) return answer;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
