import { createSet } from '../../proto/edit/create-operation.ts';
import { done, type Editing } from './editing.ts';
import type { Answer, Site } from './site.ts';

const PASSWORD = 'sea lion parade';
/** One user has the site open in this many browsers. */
const BROWSERS = 10;

export interface PageEditor {
  /** Writes a new mark to the page, alternately by operations and as a complete page. Returns the response. */
  write(): Promise<Answer>;
  acknowledged: number;
  /** Reads every revision and the final draft again, and returns the acknowledged writes that are not stored as sent. */
  lost(): Promise<string[]>;
}

/** Creates signed-in editors, each with a session and a page. The site trusts a proxy, because each editor has another address. */
export async function manyEditors(site: Site, editor: Editing, count: number): Promise<PageEditor[]> {
  const people = await inTens(Math.ceil(count / BROWSERS), (n) => member(editor, `editor-${n}`));
  await giveRole(site, editor);
  return inTens(count, async (n) => {
    const source = { 'x-forwarded-for': `198.51.100.${n}` };
    const login = { username: people[n % people.length], password: PASSWORD };
    const { token } = done(await site.post('/api/user/login', login, source));
    return onPage(site, { ...source, authorization: `Bearer ${token}` }, editor.domainId, n);
  });
}

async function member(editor: Editing, username: string): Promise<string> {
  const newUser = { username, email: `${username}@example.org` };
  const { link } = await editor.write('/user/create', { newUser });
  const { searchParams } = new URL(link);
  const ticket = { token: searchParams.get('token'), email: searchParams.get('email') };
  await editor.write('/user/setPassword', { ...ticket, password: PASSWORD });
  return username;
}

/** Gives everyone who is invited a role with its default rights. */
async function giveRole(site: Site, editor: Editing): Promise<void> {
  const { _id } = await editor.write('/roles/save', { role: { name: 'Editors' } });
  const { users } = done(await site.get('/api/user/list', editor.cookie));
  for (const user of users.filter(({ username }: { username: string }) => username.startsWith('editor-')))
    await editor.write('/roles/applyToUser', {
      selectedUser: { _id: user._id, revision: user.revision },
      roles: [_id],
    });
}

async function onPage(site: Site, headers: Record<string, string>, domainId: string, n: number): Promise<PageEditor> {
  const post = (path: string, body: object) => site.post(`/api/page/${path}`, body, headers);
  const slug = `au/page-${n}`;
  const contents = Array.from({ length: 20 }, (_, k) => ({
    componentType: 'Text',
    key: `k${k}`,
    text: `<p>${`Words of page ${n}. `.repeat(20)}</p>`,
  }));
  let page = done(await post('save', { page: { domainId, slug, title: `${n}.0`, header: { title: slug }, contents } }));
  const marks = new Map<number, string>([[page.revision, page.title]]);

  return {
    async write() {
      const title = `${n}.${marks.size}`;
      const { _id, revision: base } = page;
      const answer = await (marks.size % 2 === 0
        ? post('save', { page: { ...page, title } })
        : post('edit', { _id, base, changeId: `${n}-${marks.size}`, operations: [createSet(page, ['title'], title)] }));
      if (answer.status !== 200) return answer;
      page = { ...page, title, revision: answer.json.revision };
      marks.set(page.revision, title);
      return answer;
    },
    get acknowledged() {
      return marks.size;
    },
    async lost() {
      const found = new Map<number, string>();
      const revisions = [...marks.keys()];
      for (let at = 0; at < revisions.length; at += 2) {
        const [from, to] = [revisions[at]!, revisions[Math.min(at + 1, revisions.length - 1)]!];
        const both = done(await site.get(`/api/page/compare?_id=${page._id}&from=${from}&to=${to}`, headers));
        found.set(from, both.from.title).set(to, both.to.title);
      }
      const draft = done(await site.get(`/api/page/load?domainId=${domainId}&slug=${slug}`, headers));
      const isLast = draft.revision === page.revision && draft.title === page.title;
      return [
        ...[...marks].filter(([revision, mark]) => found.get(revision) !== mark).map(([, mark]) => mark),
        ...(isLast ? [] : [`the draft of ${slug}: ${page.title}, not ${draft.title}`]),
      ];
    },
  };
}

/** Runs ten at a time. */
async function inTens<T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const next = Math.min(10, count - made.length);
    made.push(...(await Promise.all(Array.from({ length: next }, (_, k) => make(made.length + k)))));
  }
  return made;
}
