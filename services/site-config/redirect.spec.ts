import type { Problem } from '../../proto/errors.ts';
import type { Head } from '../kit/versioned/versioned.ts';
import {
  decideRedirectMovedPage,
  decideRemoveForPage,
  decideSave,
  normalizeRedirect,
  type RedirectDraft,
  redirects,
} from './redirect.ts';

const redirect = (from: string, to: string): RedirectDraft => ({ domainId: 'd1', name: '', from, to });
const head = (content: RedirectDraft, live = false): Head<RedirectDraft> => {
  const draft = { ...content, _id: 'r1', revision: 1, createdAt: '', updatedAt: '', published: live };
  return { _id: 'r1', revision: 1, draft, live: live ? draft : null };
};
const rows = (some: [string, string][]) => some.map(([from, to], index) => ({ _id: `o${index}`, from, to }));
const save = (from: string, to: string, others: [string, string][] = []) =>
  decideSave(null, redirect(from, to), { others: rows(others), live: [], hostnames: ['own.example'] }, false);

function refusal(act: () => unknown): Problem | undefined {
  try {
    act();
  } catch (thrown) {
    return thrown as Problem;
  }
}

describe('a redirect', () => {
  test.each([
    ['Old/Page/', 'new', '/old/page', '/new'],
    ['/old', 'https://Other.example/Path?x=1', '/old', 'https://Other.example/Path?x=1'],
    ['/', '/au', '/', '/au'],
    ['old//page', '//evil.example', '/old/page', '/evil.example'],
    ['/alt/%C3%9Cber%20uns.html', '/au/caf%C3%A9', '/alt/über uns.html', '/au/caf%C3%A9'],
    ['/alt/ueber uns.html', '/Portal/Login.aspx', '/alt/ueber uns.html', '/Portal/Login.aspx'],
    ['/u\u0308ber\u00ad', '/new', '/über', '/new'],
    ['https://own.example/Old', '/new', '/old', '/new'],
  ])('leads from %s to %s by normalized paths', (from, to, tidyFrom, tidyTo) => {
    expect(normalizeRedirect({ from, to }, ['own.example'])).toEqual({ from: tidyFrom, to: tidyTo });
  });

  test.each([
    ['/a?b', '/c'],
    ['https://other.example/a', '/c'],
    ['/a', 'javascript:alert(1)'],
    ['/a', 'data:text/html,x'],
    ['/a', 'https://'],
    ['/a', 'a/'],
    ['/api/page/load', '/c'],
  ])('cannot lead from %s to %s', (from, to) => {
    expect(refusal(() => normalizeRedirect({ from, to }))?.code).toBe('invalid');
  });

  test('is the only one from its address', () => {
    expect(redirects.docs.spec.claims?.(redirect('/old', '/new'))).toEqual(['d1 /old']);
    expect(redirects.docs.spec.claims?.(redirect('/OLD/%C3%BCber', '/new'))).toEqual(['d1 /old/über']);
    expect(redirects.docs.spec.taken?.('d1 /old', 'r9').message).toBe('/old already redirects to another address.');
  });

  test('can continue another, but not close a circle', () => {
    expect(save('/a', '/b', [['/b', '/c']]).draft).toMatchObject({ from: '/a', to: '/b' });
    const problem = refusal(() =>
      save('/a', '/b', [
        ['/b', '/c'],
        ['/c', '/a'],
      ]),
    );
    expect(problem).toMatchObject({
      code: 'conflict',
      message: 'This redirect would create a loop: /a → /b → /c → /a.',
    });
  });

  test.each(['/B', '/%62', '/b/?x', 'https://own.example/b'])('closes a circle in any spelling: %s', (to) => {
    expect(refusal(() => save('/a', to, [['/b', '/A/']]))?.code).toBe('conflict');
  });

  test('is accepted despite a circle of others', () => {
    expect(
      save('/x', '/a', [
        ['/a', '/b'],
        ['/b', '/a'],
      ]).draft?.to,
    ).toBe('/a');
  });

  test('can be reversed', () => {
    const sent = { ...redirect('/b', '/a'), _id: 'r1', revision: 1 };
    const others = [{ _id: 'r1', from: '/a', to: '/b' }];
    const context = { others, live: others, hostnames: [] };
    expect(decideSave(head(redirect('/a', '/b')), sent, context, true).live).toBe('publish');
  });

  test('cannot close a circle of published redirects, even if their drafts lead elsewhere', () => {
    const context = { others: rows([['/b', '/c']]), live: rows([['/b', '/a']]), hostnames: [] };
    const publishing = (publish: boolean) => refusal(() => decideSave(null, redirect('/a', '/b'), context, publish));
    expect(publishing(false)).toBeUndefined();
    expect(publishing(true)).toMatchObject({
      code: 'conflict',
      message: 'This redirect would create a loop: /a → /b → /a.',
    });
  });

  test('is refused if its domain has the maximum number', () => {
    const full = Array.from({ length: 5000 }, (_, index): [string, string] => [`/o${index}`, '/n']);
    expect(save('/a', '/b', full.slice(1)).action).toBe('save');
    expect(refusal(() => save('/a', '/b', full))).toMatchObject({
      code: 'conflict',
      message: 'A domain has at most 5000 redirects: remove one that is not used first.',
    });
    const long = full.slice(0, 400).map(([from]): [string, string] => [from, `/${'x'.repeat(1900)}`]);
    expect(refusal(() => save('/a', '/b', long))?.code).toBe('too-large');
  });

  test('cannot be deleted while it is published', async () => {
    await expect(redirects.decide.delete(head(redirect('/a', '/b'), true), 'r1')).rejects.toMatchObject({
      code: 'conflict',
      message: 'The redirect from /a is published: unpublish it before deleting it.',
    });
    expect((await redirects.decide.delete(head(redirect('/a', '/b')), 'r1')).draft).toBeNull();
  });
});

test('a moved page has a redirect from its old address until a page is published there again', () => {
  const decision = decideRedirectMovedPage('d1', 'au/old', 'au/new');
  expect(decision).toMatchObject({ draft: { from: '/au/old', to: '/au/new' }, live: 'publish' });
  expect(decideRemoveForPage(head(redirect('/au/old', '/au/new'), true), 'au/old')?.draft).toBeNull();
  expect(decideRemoveForPage(null, 'au/old')).toBeNull();
  expect(decideRemoveForPage(head(redirect('/made/another', '/au/new'), true), 'au/old')).toBeNull();
});
