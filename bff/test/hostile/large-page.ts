import { done, type Draft, type Editing } from '../editing.ts';
import type { Answer } from '../site.ts';
import type { SiteClient } from './watched-site.ts';

const BLOCKS = 700;
const FIELDS = 2000;
const SLUG = 'large';

const textOf = (mark: string) => `<p>${mark} ${'word '.repeat(200)}</p>`;
const contentsOf = (mark: string) =>
  Array.from({ length: BLOCKS }, (_, n) => ({ componentType: 'RichText', key: `k${n}`, text: textOf(mark) }));

/** Steps of an editor and a visitor with a page of 740 kB. A refused step fails with its response. */
export function largePageSteps(site: SiteClient, editor: Editing): [what: string, step: () => Promise<Answer>][] {
  const { domainId, cookie } = editor;
  const content = { domainId, slug: SLUG, title: 'Large', header: { title: 'Large' } };
  const revisions: Draft[] = [];
  const post = async (path: string, body: object) => {
    const answer = await site.post(`/api/page/${path}`, body, cookie);
    revisions.push(done(answer) as Draft);
    return answer;
  };
  const ids = (n: number) => ({ _id: revisions[0]!._id, revision: revisions.at(n)!.revision });
  const save = (mark: string, started: object) =>
    post('save', { page: { ...content, ...started, contents: contentsOf(mark) } });
  const edit = () => {
    const { _id, revision: base } = ids(0);
    const operations = contentsOf('three')
      .slice(0, 100)
      .map(({ key, text }) => ({
        op: 'set',
        path: ['contents', `#${key}`, 'text'],
        value: text,
        before: textOf('two'),
      }));
    return post('edit', { _id, base: revisions.at(1)!.revision, changeId: `large-${base}`, operations });
  };
  let fieldsPage: Draft | undefined;
  const addFields = async (name: string) => {
    const block = { componentType: 'RichText', key: 'k', text: textOf('one') };
    fieldsPage ??= await editor.save('fields', 'Fields', { contents: [block] });
    const { _id, revision } = fieldsPage;
    const operations = Array.from({ length: FIELDS }, (_, n) => ({
      op: 'set',
      path: ['contents', '#k', `${name}${n}`],
      to: 'x'.repeat(100),
    }));
    const answer = await site.post('/api/page/edit', { _id, base: revision, changeId: name, operations }, cookie);
    done(answer);
    return answer;
  };
  return [
    [`${FIELDS} fields are added to a block`, () => addFields('one')],
    ['as many others are added from the same revision', () => addFields('other')],
    ['a large page is saved', () => save('one', {})],
    ['it is saved with every block changed', () => save('two', ids(-1))],
    [
      'a field of it is changed',
      () => post('save', { page: { ...content, ...ids(-1), contents: contentsOf('two'), title: 'Renamed' } }),
    ],
    ['it is edited from an older revision', edit],
    ['its editor opens it', () => site.get(`/${SLUG}`, cookie)],
    ['it is published', () => post('publishPage', { page: ids(-1) })],
    ['a visitor opens it', () => site.get(`/${SLUG}`)],
  ];
}
