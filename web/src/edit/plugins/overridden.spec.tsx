/** @jest-environment ./scripts/jest/document-environment.js */
import { renderHook, waitFor } from '@testing-library/react';
import { guide as example } from '../../../../proto/page-types/guide.ts';
import { pageFixture } from '../../visit/visit.fixture.ts';
import { fromDeclaration } from '../page-types/registry.ts';
import type { PageType } from '../page-types/page-type.ts';
import { publishUnchecked, unpublishPage } from '../publishing/commands.ts';
import { flushPage, openPage } from '../saving/commands.ts';
import { setValue } from '../core/actions.ts';
import { addPlugin } from './plugins.ts';
import type { PageOperations } from '../page-types/page-operations.ts';
import { useSlugCheck } from '../page-types/page-operations.ts';
import { createEditor } from '../core/editor.ts';
import { withinEditor } from '../core/testing/within-editor.tsx';

const editor = createEditor();

const name = 'guide' as PageType['name'];
const page = pageFixture({ pageType: name, template: 'article', revision: 1 });
const called: string[] = [];

beforeAll(() => {
  const record =
    <T,>(operation: keyof PageOperations, answer: T) =>
    () => {
      called.push(operation);
      return Promise.resolve(answer);
    };
  addPlugin(editor, {
    name: 'guides',
    pageType: fromDeclaration(name, example),
    operations: {
      edit: record('edit', { revision: 2, updatedAt: page.updatedAt, slug: page.slug, theirs: [] }),
      checkSlug: record('checkSlug', { data: { slug: 'taken' } }),
      publish: record('publish', { ...page, revision: 3 }),
      unpublish: record('unpublish', { ...page, revision: 4 }),
    },
  });
});
beforeEach(() => void (called.length = 0));

test('autosave, publish and unpublish are those of the page type', async () => {
  const stop = openPage(editor, page);
  setValue(editor, ['header', 'title'], 'Typed', { document: 'page' });
  await flushPage(editor);
  expect(called).toEqual(['edit']);
  await publishUnchecked(editor, page);
  await unpublishPage(editor, page);
  expect(called).toEqual(['edit', 'publish', 'unpublish']);
  stop();
});

test('a slug is checked by the page type', async () => {
  const { result } = renderHook(() => useSlugCheck(name, { slug: 'taken', domainId: 'd' }), withinEditor(editor));
  await waitFor(() => expect(result.current.data).toEqual({ data: { slug: 'taken' } }));
  expect(called).toEqual(['checkSlug']);
});
