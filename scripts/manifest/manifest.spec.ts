import { manifest } from '../../proto/blocks/manifest.ts';
import { declarations } from '../../proto/page-types/declarations.ts';
import { blocks } from '../../web/src/blocks/index.ts';
import { templates } from '../../web/src/templates/index.ts';
import { articleWords, pageTypeWords } from '../../web/src/visit/page-type-words.ts';
import { manifestOf } from './manifest-of.ts';
import { articlesAmong, wordsOf } from './page-type-words.ts';

test('proto/blocks/manifest.ts is up to date: if this fails, run npm run manifest', () => {
  expect(manifest).toEqual(manifestOf(blocks, templates));
});

test('web/src/visit/page-type-words.ts is up to date: if this fails, run npm run manifest', () => {
  expect(pageTypeWords).toEqual(wordsOf(declarations));
  expect(articleWords).toEqual(wordsOf(articlesAmong(declarations)));
});

test('it can be sent as JSON', () => {
  expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
});
