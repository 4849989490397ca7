import { calls } from '../../proto/index.ts';
import { media } from '../../proto/media.ts';
import { pages } from '../../proto/pages.ts';
import { parseInput, routePaths } from './gateway.controller.ts';

const { uploadImage, removeImage, uploadFile, removeFile, loadGallery } = media.calls;

describe('a call is served', () => {
  test('under /api', () => {
    expect(routePaths(loadGallery)).toEqual(['/api/image/loadGallery']);
  });
  test('at the older path of its media files as well', () => {
    expect([uploadImage, removeImage, uploadFile, removeFile].map((call) => routePaths(call)[1])).toEqual([
      '/img/upload',
      '/img/remove',
      '/file/uploadFile',
      '/file/removeFile',
    ]);
  });
  test('at additional paths', () => {
    const all = calls.filter(({ http }) => http).flatMap((call) => routePaths(call).map((at) => call.http![0] + at));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(calls.filter(({ http }) => http).length + 4);
  });
});

const { load, save } = pages.calls;

describe('the input of a call', () => {
  test('is the query of a GET; its body is ignored', () => {
    expect(parseInput(load, { query: { slug: 'a' }, body: { slug: 'b' } })).toEqual({ slug: 'a' });
  });
  test('is the body of a POST; its query is ignored', () => {
    expect(parseInput(save, { query: { page: 1 }, body: { page: { slug: 'b' } } })).toEqual({ page: { slug: 'b' } });
  });
  test('may be left out', () => {
    expect(parseInput(save, { query: {}, body: undefined })).toEqual({});
  });
  test.each([[[]], ['text'], [3], [true]])('is an object and not %j', (body) => {
    expect(() => parseInput(save, { query: {}, body })).toThrow(/Send a JSON object, not a/);
  });
});
