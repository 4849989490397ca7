import { manifest } from '../../proto/blocks/manifest.ts';
import { blocks } from '../../web/src/blocks/index.ts';
import { templates } from '../../web/src/templates/index.ts';
import { manifestOf } from './manifest-of.ts';

test('proto/blocks/manifest.ts is up to date: if this fails, run npm run manifest', () => {
  expect(manifest).toEqual(manifestOf(blocks, templates));
});

test('it can be sent as JSON', () => {
  expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest);
});
