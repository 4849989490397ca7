import { type Operation, apply } from '../../proto/edit.ts';
import type { PageContent } from '../../proto/entities/page.ts';
import type { Problem } from '../../proto/errors.ts';
import { mergeChanges } from './merge-changes.ts';

const base: PageContent = {
  domainId: 'd1',
  pageType: 'page',
  template: 'primary',
  slug: 'about',
  header: { title: 'About' },
  contents: [
    { componentType: 'Text', key: 'k1', text: 'one' },
    { componentType: 'Text', key: 'k2', text: 'two' },
  ],
};
const set = (key: string, from: string, to: string): Operation => ({
  op: 'set',
  path: ['contents', `#${key}`, 'text'],
  from,
  to,
});
const merged = (remote: Operation[], local: Operation[]) =>
  mergeChanges({ current: apply(base, remote), revision: 7, remote, local });

describe('two people who edit one page', () => {
  test('keep their changes in different blocks', () => {
    expect(merged([set('k1', 'one', 'theirs')], [set('k2', 'two', 'mine')]).contents).toMatchObject([
      { text: 'theirs' },
      { text: 'mine' },
    ]);
  });

  test('get both values of a field that both changed, and nothing is stored', () => {
    const remote = [set('k1', 'one', 'theirs')];
    const local = [set('k1', 'one', 'mine'), set('k2', 'two', 'mine too')];
    let problem: Problem | undefined;
    try {
      merged(remote, local);
    } catch (thrown) {
      problem = thrown as Problem;
    }
    expect(problem).toMatchObject({
      code: 'conflict',
      details: {
        revision: 7,
        conflicts: [{ path: ['contents', '#k1', 'text'], base: 'one', theirs: 'theirs', mine: 'mine' }],
        theirs: remote,
      },
    });
  });

  test('do not conflict if they make the same change', () => {
    expect(merged([set('k1', 'one', 'same')], [set('k1', 'one', 'same')]).contents[0]).toMatchObject({ text: 'same' });
  });
});
