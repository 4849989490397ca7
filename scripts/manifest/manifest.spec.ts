import { manifest } from '../../proto/blocks/manifest.ts';
import { declarations } from '../../proto/page-types/declarations.ts';
import { blockEntries } from '../../web/src/edit/palette/block-entries.ts';
import { blocks } from '../../web/src/blocks/index.ts';
import { templates } from '../../web/src/templates/index.ts';
import { articleLabels, pageTypeLabels } from '../../web/src/messages/page-type-labels.ts';
import { manifestOf } from './manifest-of.ts';
import { articlesAmong, labelsOf } from './page-type-labels.ts';

test('proto/blocks/manifest.json is up to date: if this fails, run npm run manifest', () => {
  expect(manifest).toEqual(manifestOf(blocks, templates));
});

test('web/src/messages/page-type-labels.ts is up to date: if this fails, run npm run manifest', () => {
  expect(pageTypeLabels).toEqual(labelsOf(declarations));
  expect(articleLabels).toEqual(labelsOf(articlesAmong(declarations)));
});

test('web/src/edit/palette/block-entries.ts is up to date: if this fails, run npm run manifest', () => {
  expect(Object.keys(blockEntries)).toEqual(Object.keys(manifest.blocks));
});
