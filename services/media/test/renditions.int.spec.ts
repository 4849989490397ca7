import { stat, utimes } from 'node:fs/promises';
import sharp from 'sharp';
import type { Image } from '../../../proto/entities/image.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { RENDERS_PER_HOUR } from '../rendition/render-queue.ts';
import { MAX_RENDITIONS } from '../rendition/stored-renditions.ts';
import { film, flag, jpeg, type MediaFixture, startMedia, svg } from './start-media.ts';

const noRoles = userFixture({ username: 'guest', roles: [] });

let site: MediaFixture;
beforeAll(async () => (site = await startMedia()));
afterAll(() => site.stack.stop());

describe('a rendition', () => {
  let photo: Image;
  beforeAll(async () => {
    photo = await site.uploadImage(await flag(1200, 800).jpeg({ quality: 95 }).toBuffer(), 'holiday.JPG');
  });

  test.each([
    ['w=600&h=300', true, 'image/webp', 600, 300],
    ['w=600&h=300', false, 'image/jpeg', 600, 300],
    ['w=600&t=true', false, 'image/png', 600, 400],
    ['h=100&s=2&f=jpeg', true, 'image/jpeg', 300, 200],
    ['w=2400&h=800&f=png', true, 'image/png', 1200, 400],
    ['w=100&f=avif', true, 'image/avif', 100, 67],
    ['w=300&f=orig', true, 'image/jpeg', 300, 200],
    ['cx=600&cy=0&cw=300&ch=300&w=150&b=3', true, 'image/webp', 150, 150],
  ])('%s, webp accepted: %s, is %s of %d × %d', async (query, webp, type, width, height) => {
    expect(await site.render(photo._id, query, webp)).toMatchObject({ type, width, height, exif: undefined });
  });

  test('is rounded up to the fixed sizes for visitors, and exact for editors', async () => {
    const query = 'w=333&h=200&q=71&b=3';
    expect((await site.open(photo._id, query)).key).toMatch(/\/360x219-b5-q85\.webp$/);
    expect((await site.open(photo._id, query, { as: site.editor })).key).toMatch(/\/333x200-b3-q71\.webp$/);
    expect((await site.open(photo._id, query, { as: { as: noRoles } })).key).toMatch(/\/360x219-/);
  });

  test('is refused if one source has requested very many of one picture', async () => {
    const { _id } = await site.uploadImage(await jpeg(40, 40));
    const from = (source: string) => (crop: number) =>
      site.open(_id, `cx=${crop % 20}&cy=${Math.floor(crop / 20)}&cw=10&ch=10`, { as: { source } });
    const attack = from('203.0.113.7');
    for (let crop = 0; crop < RENDERS_PER_HOUR; crop += 1) await attack(crop);
    await expect(attack(RENDERS_PER_HOUR)).rejects.toMatchObject({ code: 'too-many' });
    expect(await attack(1)).toMatchObject({ type: 'image/webp' });
    expect(await from('203.0.113.8')(RENDERS_PER_HOUR)).toMatchObject({ type: 'image/webp' });
  });

  test('is named after the picture, with its own extension', async () => {
    expect(await site.open(photo._id, 'w=50')).toMatchObject({ name: 'holiday.webp' });
    expect(await site.open(photo._id, 'o=1')).toMatchObject({
      name: 'holiday.JPG',
      type: 'image/jpeg',
      size: photo.size,
    });
  });

  test('shows the requested crop', async () => {
    const { bytes } = await site.render(photo._id, 'cx=600&cy=0&cw=600&ch=800&f=png&w=60');
    const [red, , blue] = (await sharp(bytes).stats()).channels;
    expect(red!.mean).toBeLessThan(15);
    expect(blue!.mean).toBeGreaterThan(240);
  });

  test('is blurred on request', async () => {
    const steps = async (query: string) =>
      (await sharp((await site.render(photo._id, query)).bytes).stats()).channels[0]!;
    const sharpEdge = await steps('w=300&f=png');
    const softEdge = await steps('w=300&f=png&b=40');
    expect(softEdge.stdev).toBeLessThan(sharpEdge.stdev * 0.9);
  });

  test('of a transparent picture has a white background if its format has no transparency', async () => {
    const clear = await sharp({ create: { width: 10, height: 10, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const image = await site.uploadImage(clear, 'clear.png');
    const { channels } = await sharp((await site.render(image._id, '', false)).bytes).stats();
    expect(channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
    expect((await sharp((await site.render(image._id, 't=1', false)).bytes).stats()).isOpaque).toBe(false);
  });

  test('of a drawing has the requested size, and is sharp', async () => {
    const image = await site.uploadImage(svg('<rect width="20" height="20" fill="#f00"/>'), 'logo.svg');
    expect(await site.render(image._id, 'f=png&w=1000')).toMatchObject({ type: 'image/png', width: 1000, height: 500 });
    const { bytes, ...part } = await site.render(image._id, 'f=png&w=500&cx=10&cy=0&cw=20&ch=20');
    expect(part).toMatchObject({ width: 500, height: 500 });
    const row = await sharp(bytes)
      .extract({ left: 0, top: 250, width: 500, height: 1 })
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    expect([row[240], row[260]]).toEqual([255, 0]);
  });

  test('of an animation moves, unless the format cannot', async () => {
    const image = await site.uploadImage(await film(4), 'film.gif');
    expect(await site.render(image._id, 'f=orig&w=20')).toMatchObject({ type: 'image/gif', width: 20, pages: 4 });
    expect(await site.render(image._id, 'f=orig&cx=0&cy=0&cw=10&ch=10')).toMatchObject({
      width: 10,
      height: 10,
      pages: 4,
    });
    expect(await site.render(image._id, 'w=20')).toMatchObject({ type: 'image/webp', pages: 4 });
    expect((await site.render(image._id, 'w=20&f=jpg')).pages ?? 1).toBe(1);
  });

  test('that takes too long holds up no other picture, and is not tried again', async () => {
    const drawing = (inner: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000">${inner}</svg>`);
    const slow = await site.uploadImage(drawing('<rect width="9" height="9"/>'), 'slow.svg');
    const key = `images/${slow._id}/original`;
    const blurs = '<feGaussianBlur stdDeviation="60"/>'.repeat(600);
    const endless = drawing(`<filter id="f">${blurs}</filter><rect width="1000" height="1000" filter="url(#f)"/>`);
    await site.files.put(key, endless, { type: 'image/svg+xml' });
    const as = { timeoutMs: 60_000 };
    const ended: string[] = [];
    const tooLong = site.open(slow._id, 'w=1000&f=webp', { as }).finally(() => ended.push('slow'));
    const refused = expect(tooLong).rejects.toMatchObject({ key: 'media.renditionTooSlow' });
    await site.open(photo._id, 'w=40', { as }).finally(() => ended.push('other'));
    await refused;
    expect(ended).toEqual(['other', 'slow']);
    await site.files.put(key, drawing('<rect width="9" height="9"/>'), { type: 'image/svg+xml' });
    await expect(site.open(slow._id, 'w=1000&f=webp')).rejects.toMatchObject({ key: 'media.renditionTooSlow' });
  });

  test('is rendered once for concurrent requests', async () => {
    const queueLengths: number[] = [];
    const count = (queued: number) => void queueLengths.push(queued);
    sharp.queue.on('change', count);
    const queries = ['w=500&h=200', 'w=250&h=100&s=2', 'w=500&h=200&f=webp'];
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, index) => site.open(photo._id, queries[index % 3])),
    );
    sharp.queue.off('change', count);
    expect(new Set(answers.map(({ key }) => key)).size).toBe(1);
    // Only one picture was rendered: these are its start and its end.
    expect(queueLengths).toHaveLength(2);
    const path = site.pathOf(answers[0]!.key);
    const before = await stat(path);
    await site.open(photo._id, queries[0]);
    expect(await stat(path)).toMatchObject({ mtimeMs: before.mtimeMs, ino: before.ino });
  });

  test('waits in a queue, and is refused if too many wait', async () => {
    const queries = Array.from({ length: 300 }, (_, index) =>
      site.open(photo._id, `w=${10 + index}&f=jpg`, { as: site.editor }),
    );
    const answers = await Promise.allSettled(queries);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(62);
    expect(refused[0]).toMatchObject({
      reason: { code: 'unavailable', message: expect.stringContaining('Try again') },
    });
  });

  test('replaces older ones if there are very many', async () => {
    const { _id } = await site.uploadImage(await jpeg(40, 40));
    for (let index = 0; index < MAX_RENDITIONS; index += 1) {
      await site.files.put(`images/${_id}/cached-${index}.webp`, Buffer.from('x'), { type: 'image/webp' });
    }
    await utimes(site.pathOf(`images/${_id}/cached-7.webp`), new Date(0), new Date(0));
    const { key } = await site.open(_id, 'w=10');
    const keys = await site.keysBelow(`images/${_id}/`);
    expect(keys).toHaveLength(MAX_RENDITIONS + 1);
    expect(keys).toContain(key);
    expect(keys).toContain(`images/${_id}/original`);
    expect(keys).not.toContain(`images/${_id}/cached-7.webp`);
  });

  test('of a missing picture, or outside of one, is refused', async () => {
    await expect(site.open('none', 'w=10')).rejects.toMatchObject({ code: 'not-found' });
    await expect(site.open(photo._id, 'cx=5000&cy=0&cw=9&ch=9')).rejects.toMatchObject({ code: 'invalid' });
    await expect(site.open(photo._id, 'w=9999')).rejects.toMatchObject({ code: 'invalid' });
  });
});
