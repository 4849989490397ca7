import { apply } from '../../../../proto/edit/apply.ts';
import { rebased } from './rebase.ts';
import { withLeftEdits } from './left-edits.ts';
import { isClean } from './session.ts';

const at = '2026-11-21T09:00:00.000Z';
const footer = {
  _id: 'f1',
  revision: 3,
  createdAt: at,
  updatedAt: at,
  published: true,
  slogan: { text: 'Old' },
  cta: '',
};
const typed = [{ op: 'set' as const, path: ['slogan', 'text'], from: 'Old', to: 'Mine' }];

test('edits are on the document again when nobody has changed it', () => {
  const session = withLeftEdits(footer, 3, typed);
  expect(session.draft.slogan.text).toBe('Mine');
  expect(session.stored).toEqual(footer);
});

test('a field that was edited several times is in conflict with nothing but a change of somebody else', () => {
  const more = [
    ...typed,
    { op: 'set' as const, path: ['cta'], from: '', to: 'Call' },
    { op: 'set' as const, path: ['slogan', 'text'], from: 'Mine', to: 'Mine too' },
  ];
  const session = withLeftEdits(footer, 2, more);
  expect(session.stored).toEqual(footer);
  expect(session.draft).toMatchObject({ slogan: { text: 'Mine too' }, cta: 'Call' });
});

test('edits beside what somebody else has changed are on the newest document', () => {
  const session = withLeftEdits({ ...footer, revision: 4, cta: 'Theirs' }, 3, typed);
  expect(session.draft).toMatchObject({ revision: 4, slogan: { text: 'Mine' }, cta: 'Theirs' });
});

test('an edit of what somebody else has changed since is in conflict with it, and not dropped', () => {
  const newest = { ...footer, revision: 4, slogan: { text: 'Theirs' } };
  const session = withLeftEdits(newest, 3, typed);
  expect(session.draft.slogan.text).toBe('Mine');
  expect(session.stored.revision).toBe(3);
  expect(rebased(session, newest).conflicts).toEqual([
    { path: ['slogan', 'text'], base: 'Old', theirs: 'Theirs', mine: 'Mine' },
  ]);
});

test('an edit that was saved though its answer was lost is done', () => {
  expect(isClean(withLeftEdits({ ...apply(footer, typed), revision: 4 }, 3, typed))).toBe(true);
});
