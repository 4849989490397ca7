import { Problem } from '../../../proto/errors.ts';
import type { PendingEvent } from '../bus/outbox.ts';
import type { Decision, Head } from '../versioned/versioned.ts';
import { type Change, createDecisions, type DocumentRules } from './decisions.ts';

interface Poster {
  title: string;
}

const changes: Change<Poster>[] = [];
const rules: DocumentRules<Poster> = {
  noun: 'poster',
  nameOf: ({ title }) => title,
  normalize: ({ title }) => ({ title: title.trim() }),
  async validate({ title }, { publish, others }) {
    if (title === '') throw new Problem('invalid', 'A poster needs a title.');
    if (publish && (await others()).length > 0) throw new Problem('conflict', 'Only one poster may be published.');
  },
  events: (change) => {
    changes.push(change);
    return [] as PendingEvent[];
  },
};
const decide = createDecisions(rules);
const alone = { publish: false, others: async () => [] };
const head = (title: string, isLive = false): Head<Poster> => {
  const draft = { title, _id: 'p1', revision: 3, createdAt: '', updatedAt: '', published: isLive };
  return { _id: 'p1', revision: 3, draft, live: isLive ? draft : null };
};
const changeOf = ({ facts, draft }: Decision<Poster>): Change<Poster> => {
  const after = draft ? { ...head(draft.title).draft } : null;
  facts!({ draft: after, live: null, by: { _id: 'u1', username: 'edith' } });
  return changes.at(-1)!;
};

test('content is normalized, then validated, and the event reports it', async () => {
  const decision = await decide.save(head('Old'), { title: ' New ', revision: 3 }, alone);
  expect(decision).toMatchObject({ action: 'save', draft: { title: 'New' } });
  expect(decision.live).toBeUndefined();
  expect(changeOf(decision)).toMatchObject({ _id: 'p1', content: { title: 'New' }, affectsVisitors: false });
  await expect(decide.save(head('Old'), { title: ' ', revision: 3 }, alone)).rejects.toThrow('needs a title');
});

test('the revision is checked before the content', async () => {
  await expect(decide.save(head('Old'), { title: '', revision: 2 }, alone)).rejects.toThrow('Old is at revision 3');
});

test('publishing makes the draft live and can have rules of its own', async () => {
  const sent = { title: 'New', revision: 3 };
  const decision = await decide.save(head('Old'), sent, { ...alone, publish: true });
  expect(decision).toMatchObject({ action: 'publish', live: 'publish' });
  expect(changeOf(decision).affectsVisitors).toBe(true);
  const others = async () => [{ title: 'Other' }];
  await expect(decide.save(head('Old'), sent, { publish: true, others })).rejects.toThrow('Only one');
});

test('documents that are always live are published by each save, and deleted while they are live', async () => {
  const always = createDecisions({ ...rules, isAlwaysLive: true });
  expect((await always.create({ title: 'New' }, alone.others)).live).toBe('publish');
  const deletion = await always.delete(head('Old', true), 'p1');
  expect(changeOf(deletion)).toMatchObject({ content: { title: 'Old' }, isDeleted: true, affectsVisitors: true });
});

test('documents that are deleted while they are live have a draft until they are published', async () => {
  const document = createDecisions({ ...rules, isDeletedWhileLive: true });
  expect((await document.create({ title: 'New' }, alone.others)).live).toBeUndefined();
  expect(changeOf(await document.delete(head('Old', true), 'p1')).affectsVisitors).toBe(true);
});

test('unpublishing changes nothing if it is not published', () => {
  expect(decide.unpublish(head('Old'), 'p1')).toBeNull();
  expect(decide.unpublish(head('Old', true), 'p1')).toMatchObject({ action: 'unpublish', live: 'withdraw' });
});

test('a document that is published or used is not deleted', async () => {
  await expect(decide.delete(head('Old', true), 'p1')).rejects.toThrow('Old is published: unpublish it');
  await expect(decide.delete(head('Old'), 'p1', async () => ['au/wine'])).rejects.toMatchObject({
    code: 'conflict',
    message: 'Old is used by 1 page(s).',
    details: { pages: ['au/wine'] },
  });
  expect((await decide.delete(head('Old'), 'p1')).draft).toBeNull();
});

test('a document that does not exist is not found', async () => {
  const missing = { code: 'not-found', message: 'There is no poster p9.' };
  await expect(decide.delete(null, 'p9')).rejects.toMatchObject(missing);
  expect(() => decide.unpublish(null, 'p9')).toThrow(missing.message);
});

test('a restored document is saved over the newest revision, or created again', async () => {
  expect(await decide.restore(head('Old'), { title: 'Older' }, alone.others)).toMatchObject({ action: 'save' });
  expect(await decide.restore(null, { title: 'Older' }, alone.others)).toMatchObject({ action: 'create' });
});
