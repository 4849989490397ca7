import { calls } from '../../proto/index.ts';
import { media } from '../../proto/media.ts';
import { routePaths } from './route-paths.ts';

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
