import { setTimeout as delay } from 'node:timers/promises';
import { done } from '../../../bff/test/editing.ts';
import type { Answer } from '../../../bff/test/http-request.ts';
import { until } from '../../../services/kit/testing/until.ts';
import type { Figures } from './figures.ts';
import type { Person } from './person.ts';

const SAVES_PER_PUBLISH = 4;
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
const VISIBLE_MS = 120_000;

export interface Editor {
  /** Saves a new title as the editor does, and publishes after every few saves. `figures` returns the current figures. */
  write(figures: () => Figures): Promise<void>;
  /** Returns acknowledged writes that are not stored, and published titles that visitors do not see. */
  lost(): Promise<string[]>;
}

export async function editorOn(
  person: Person,
  slug: string,
  visit: (path: string) => Promise<Answer>,
): Promise<Editor> {
  const send = async (method: 'GET' | 'POST', path: string, body?: object): Promise<any> => {
    const answer = await person.send(method, path, body);
    if (!answer) throw new Error(`${path}: no answer`);
    return done(answer);
  };
  const read = async (path: string): Promise<any> => {
    for (let attempts = 0; ; attempts += 1) {
      const answer = await person.send('GET', path);
      if (!isRetried(answer)) return done(answer!);
      await delay(delayAfter(attempts));
    }
  };
  const { domain } = await send('GET', '/api/config/loadDomain?hostname=localhost');
  const content = { pageType: 'page', template: 'primary', slug, header: { title: slug }, contents: [] };
  let page = await send('POST', '/api/page/save', { page: { domainId: domain._id, ...content } });
  const acknowledged = new Set<number>([page.revision]);
  let title = slug;
  let published: string | undefined;
  const load = () => read(`/api/page/load?slug=${slug}&domainId=${domain._id}`);

  async function save(change: number, figures: () => Figures): Promise<void> {
    const to = `${slug} change ${change}`;
    const operations = [{ op: 'set', path: ['header', 'title'], to }];
    const body = { _id: page._id, base: page.revision, changeId: `${slug}-${change}`, operations };
    const startedAt = performance.now();
    for (let attempts = 0; ; attempts += 1) {
      const answer = await person.send('POST', '/api/page/edit', body);
      if (answer?.status === 200) {
        page = { ...page, revision: answer.json.revision };
        acknowledged.add(page.revision);
        title = to;
        figures().saves.push(performance.now() - startedAt);
        return;
      }
      if (!isRetried(answer)) {
        figures().failedWrites.push(`save: ${describe(answer)}`);
        page = await load();
        return;
      }
      figures().retries.push(describe(answer));
      await delay(delayAfter(attempts));
    }
  }

  async function publish(figures: () => Figures): Promise<void> {
    for (let attempts = 0; ; attempts += 1) {
      const { _id, revision } = page;
      const answer = await person.send('POST', '/api/page/publishPage', { page: { _id, revision } });
      if (answer?.status === 200) {
        page = { ...page, revision: answer.json.revision };
        acknowledged.add(page.revision);
        published = title;
        figures().publishes += 1;
        return;
      }
      // An earlier attempt may have succeeded, although its response was lost.
      const isRepeated = isRetried(answer) || (attempts > 0 && answer?.status === 409);
      if (!isRepeated) {
        figures().failedWrites.push(`publish: ${describe(answer)}`);
        page = await load();
        return;
      }
      figures().repeatedPublishes.push(describe(answer));
      await delay(delayAfter(attempts));
      page = await load().catch(() => page);
    }
  }

  let change = 0;
  return {
    async write(figures) {
      change += 1;
      await save(change, figures);
      if (change % SAVES_PER_PUBLISH === 0) await publish(figures);
    },
    async lost() {
      const stored = new Set<number>();
      for (let before = ''; ;) {
        const { revisions } = await read(`/api/page/history?_id=${page._id}&limit=100${before}`);
        for (const { revision } of revisions) stored.add(revision);
        if (revisions.length < 100) break;
        before = `&before=${revisions.at(-1).revision}`;
      }
      const draft = await load();
      const isVisible = async () => published === undefined || (await visit(`/${slug}`)).text.includes(published);
      // Events update the pages of visitors later.
      const isPublished = await until(isVisible, VISIBLE_MS).then(() => true, () => false); // prettier-ignore
      person.leave();
      return [
        ...[...acknowledged]
          .filter((revision) => !stored.has(revision))
          .map((revision) => `${slug}: revision ${revision}`),
        ...(draft.header.title === title ? [] : [`${slug}: the draft is "${draft.header.title}", not "${title}"`]),
        ...(isPublished ? [] : [`${slug}: visitors do not see "${published}"`]),
      ];
    },
  };
}

const delayAfter = (attempts: number) => Math.min(MAX_DELAY_MS, MIN_DELAY_MS * 2 ** attempts);
const isRetried = (answer: Answer | null): boolean => !answer || answer.status === 429 || answer.status >= 500;
const describe = (answer: Answer | null): string =>
  answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'no answer';
