import { acknowledge, adopt, change, discard, isChanged, openForm, redo, undo } from './form-history.ts';

const stored = { name: 'Australia', code: 'AU', revision: 1 };
const PAUSE = 1000;

test('continuous typing in one field is one step of undo, and a pause or another field starts the next', () => {
  let form = openForm(stored);
  form = change(form, { name: 'Australia 1' }, 0);
  form = change(form, { name: 'Australia 12' }, 100);
  form = change(form, { name: 'Australia 123' }, 100 + PAUSE);
  form = change(form, { code: 'A' }, 150 + PAUSE);
  form = undo(form);
  expect(form.value).toEqual({ ...stored, name: 'Australia 123' });
  form = undo(form);
  expect(form.value.name).toBe('Australia 12');
  form = undo(form);
  expect(form.value).toEqual(stored);
  expect(isChanged(form)).toBe(false);
  expect(undo(form)).toBe(form);
  form = redo(redo(redo(form)));
  expect(form.value).toEqual({ name: 'Australia 123', code: 'A', revision: 1 });
  expect(redo(form)).toBe(form);
});

test('a change after an undo discards what was undone', () => {
  const undone = undo(change(openForm(stored), { name: 'B' }, 0));
  expect(redo(change(undone, { code: 'B' }, 0)).value).toEqual({ ...stored, code: 'B' });
});

test('input during a save stays a change', () => {
  const sent = change(openForm(stored), { name: 'Sent' }, 0);
  const since = change(sent, { code: 'typed since' }, PAUSE);
  const form = acknowledge(since, sent.value, { ...sent.value, revision: 2 });
  expect(form.value).toEqual({ name: 'Sent', code: 'typed since', revision: 2 });
  expect(isChanged(form)).toBe(true);
});

test('undoing a saved change is a change again, based on the version of the server', () => {
  const sent = change(openForm(stored), { name: 'Sent' }, 0);
  const saved = acknowledge(sent, sent.value, { ...sent.value, revision: 2 });
  expect(isChanged(saved)).toBe(false);
  const form = undo(saved);
  expect(form.value).toEqual({ ...stored, revision: 2 });
  expect(isChanged(form)).toBe(true);
});

test('fields stored by another call are no changes, and undo does not revert them', () => {
  const form = undo(adopt(change(openForm(stored), { name: 'B' }, 0), { revision: 5 }));
  expect(form.value).toEqual({ ...stored, revision: 5 });
  expect(isChanged(form)).toBe(false);
});

test('discarding returns to the stored version', () => {
  expect(discard(change(openForm(stored), { name: 'B' }, 0))).toEqual(openForm(stored));
});
