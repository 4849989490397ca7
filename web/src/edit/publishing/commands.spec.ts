/** @jest-environment ./scripts/jest/document-environment.js */
import type { Page } from '../../../../proto/entities/page.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { setValue } from '../core/actions.ts';
import { type Editor, createEditor } from '../core/editor.ts';
import { showReview } from '../core/publishing-actions.ts';
import { setSession } from '../core/session-actions.ts';
import { overrideOperations } from '../page-types/page-operations.ts';
import { openOverlay, openPicture } from '../core/panel-actions.ts';
import { openPage, savePageWith } from '../saving/commands.ts';
import { publishPage, unpublishPage } from './commands.ts';

const [contact, about] = ['contact', 'about'].map((name) =>
  pageFixture({ _id: name, slug: `au/${name}`, revision: 1 }),
) as [Page, Page];

let editor: Editor;
let sent: string[];
let leave: () => void;
/** Requests wait for it. */
let network: Promise<void>;
let answer: () => void;

beforeEach(() => {
  editor = createEditor();
  sent = [];
  network = Promise.resolve();
  const change = (operation: string, published: boolean) => async (_id: string) => {
    sent.push(`${operation} ${_id}`);
    await network;
    return { ...pageFixture({ _id, slug: `au/${_id}` }), revision: 3, published };
  };
  overrideOperations(editor, contact.pageType, {
    edit: async () => {
      await network;
      return { revision: 2, updatedAt: contact.updatedAt, slug: contact.slug, theirs: [] };
    },
    publish: ({ page }) => change('publish', true)(page._id),
    unpublish: ({ _id }) => change('unpublish', false)(_id),
    save: ({ page }) => change('save', false)(page._id!),
  });
  leave = openPage(editor, contact);
});
afterEach(() => leave());

const holdNetwork = () => void (network = new Promise((resolve) => (answer = resolve)));
function goTo(page: Page) {
  leave();
  setSession(editor, 'page', null);
  leave = openPage(editor, page);
}
async function isSent() {
  while (sent.length === 0) await Promise.resolve();
}
const toasts = () => editor.state.toasts.map(({ text }) => text);
const leftText = 'Nothing was changed on /au/contact, because it is not the open page any more.';

test('leaving a page closes a dialog that would change the next one, and no other', () => {
  openPicture(editor, ['header', 'image']);
  goTo(about);
  expect(editor.state.overlay.kind).toBe('closed');
  openOverlay(editor, { kind: 'commands' });
  goTo(contact);
  expect(editor.state.overlay.kind).toBe('commands');
});

test('leaving a page while it is checked publishes neither that page nor the next one', async () => {
  const publishing = publishPage(editor, contact);
  goTo(about);
  expect(await publishing).toBe(false);
  expect(sent).toEqual([]);
  expect(toasts()).toContain(leftText);
});

test.each([
  ['publish', () => publishPage(editor, contact)],
  ['unpublish', () => unpublishPage(editor, contact)],
  ['move', () => savePageWith(editor, contact, { slug: 'au/moved' }).catch(() => false)],
])('leaving a page whose last edit is being saved: %s changes no page', async (_act, start) => {
  holdNetwork();
  setValue(editor, ['header', 'title'], 'Typed');
  const acting = start();
  goTo(about);
  answer();
  expect(await acting).toBe(false);
  expect(sent).toEqual([]);
});

test('a decision about a page that has been left is not applied to the open page', async () => {
  goTo(about);
  expect(await unpublishPage(editor, contact)).toBe(false);
  expect(sent).toEqual([]);
  expect(toasts()).toContain(leftText);
});

test('the same act on the next page does not wait for that on the page before', async () => {
  holdNetwork();
  const first = unpublishPage(editor, contact);
  await isSent();
  goTo(about);
  const second = unpublishPage(editor, about);
  answer();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(sent).toEqual(['unpublish contact', 'unpublish about']);
});

test('the answer for a page that has been left does not replace the open page', async () => {
  holdNetwork();
  const unpublishing = unpublishPage(editor, contact);
  await isSent();
  goTo(about);
  answer();
  await unpublishing;
  expect(editor.state.documents.page).toMatchObject({ _id: 'about', revision: 1 });
});

test('what is written during the checks is checked before it is published', async () => {
  const publishing = publishPage(editor, contact);
  setValue(editor, ['header', 'title'], 'Typed');
  expect(await publishing).toBe(true);
  expect(sent).toEqual(['publish contact']);
  expect(editor.state.unsaved.page).toBe(false);
});

test('a review closes with its page', () => {
  showReview(editor, { problems: [], page: contact });
  goTo(about);
  expect(editor.state.publishReview).toBeNull();
});
