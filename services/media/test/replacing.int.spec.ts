import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { DELETION_RETENTION_DAYS } from '../../../proto/document-history.ts';
import type { File, Image } from '../../../proto/entities/image.ts';
import { media } from '../../../proto/media.ts';
import type { Clock } from '../../kit/clock.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { flag, jpeg, type MediaFixture, picture, startMedia, svg } from './start-media.ts';

const { calls, events } = media;

const DAY_MS = 86_400_000;
let later = 0;
const clock: Clock = { now: () => new Date(Date.now() + later), id: () => nanoid() };

let site: MediaFixture;
beforeAll(async () => (site = await startMedia(undefined, { clock })));
afterAll(() => site.stack.stop());
afterEach(() => void (later = 0));

async function replaceImage(
  { _id, edition }: Image,
  bytes: Buffer,
  name = 'new.jpg',
  as = site.editor,
): Promise<Image> {
  const upload = await site.putUpload(bytes, name);
  return site.stack.call(calls.replaceImage, { _id, edition, upload }, as);
}
async function replaceFile({ _id, edition }: File, bytes: string | Buffer, name: string): Promise<File> {
  const upload = await site.putUpload(Buffer.from(bytes), name);
  return site.stack.call(calls.replaceFile, { _id, edition, upload }, site.editor);
}
const openedFile = async (_id: string) => {
  const { key, ...about } = await site.stack.call(calls.openFile, { _id });
  return { ...about, text: (await site.files.read(key))!.toString() };
};
const historyOf = async (kind: 'image' | 'file', _id: string) =>
  (await site.stack.call(calls.documentHistory, { kind, _id }, site.editor)).revisions.map(({ action }) => action);
const restore = (kind: 'image' | 'file', _id: string, revision: number) =>
  site.stack.call(calls.restoreDocument, { kind, _id, revision }, site.editor);
const load = (_id: string) => site.stack.call(calls.loadImage, { _id }, site.editor);
const widthOf = async (_id: string, query = 'o=1') => (await site.render(_id, query)).width;

describe('a picture that is replaced', () => {
  test('keeps its id, name, alternative text and tags, and has the bytes and the size of the new one', async () => {
    const first = await site.uploadImage(await jpeg(120, 80), 'team.jpg');
    await site.stack.call(calls.saveImageDetails, { _id: first._id, alt: 'Our team', tags: ['team'] }, site.editor);
    const changes = site.stack.events(events.changed);
    const replaced = await replaceImage(first, await picture(90, 60).png().toBuffer(), 'IMG_1.png');
    const { _id, uploadedOn } = first;
    expect(replaced).toMatchObject({
      ...{ _id, uploadedOn, name: 'team.png', alt: 'Our team', tags: ['team'] },
      ...{ type: 'image/png', width: 90, height: 60 },
    });
    expect([first.edition, replaced.edition]).toEqual([undefined, expect.stringMatching(/^[\w-]{10}$/)]);
    expect(await load(_id)).toEqual(replaced);
    expect(replaced).not.toHaveProperty('bytesId');
    expect(await site.render(_id, 'w=50&f=png')).toMatchObject({ width: 50, height: 33 });
    expect(await site.open(_id, 'o=1')).toMatchObject({ size: replaced.size, edition: replaced.edition });
    expect(await historyOf('image', _id)).toEqual(['replace', 'save', 'upload']);
    await changes.next(({ documentId, revision }) => documentId === _id && revision === 3);
  });

  test('has an edition, which is absent as long as it was never replaced', async () => {
    const [first, other] = [await site.uploadImage(await jpeg()), await site.uploadImage(await jpeg())];
    const { edition } = await replaceImage(first, await jpeg());
    const { editions } = await site.stack.call(calls.loadEditions, { ids: [first._id, other._id, 'none'] });
    expect(editions).toEqual({ [first._id]: edition });
    expect(await site.open(other._id, 'w=50')).not.toHaveProperty('edition');
  });

  test('is shown in the crops that were made of the earlier one, in their proportions', async () => {
    const first = await site.uploadImage(await flag(120, 80).png().toBuffer(), 'flag.png');
    const rightHalf = 'cx=60&cy=0&cw=60&ch=80&f=png';
    const larger = await replaceImage(first, await flag(480, 240).png().toBuffer());
    expect(larger.cropSize).toEqual({ width: 120, height: 80 });
    const drawn = await site.render(first._id, rightHalf);
    expect([drawn.width, drawn.height]).toEqual([240, 240]);
    expect((await sharp(drawn.bytes).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([
      0, 0, 255,
    ]);
    const smaller = await replaceImage(larger, await flag(60, 40).png().toBuffer());
    expect(await site.render(first._id, rightHalf)).toMatchObject({ width: 30, height: 40 });
    const same = await replaceImage(smaller, await flag(120, 80).png().toBuffer());
    expect(same).not.toHaveProperty('cropSize');
    expect(await site.render(first._id, rightHalf)).toMatchObject({ width: 60, height: 80 });
  });

  test('is checked and cleaned as an upload is', async () => {
    const first = await site.uploadImage(await jpeg());
    await expect(replaceImage(first, Buffer.from('%PDF-1.7'), 'a.jpg')).rejects.toMatchObject({ code: 'invalid' });
    const drawing = await replaceImage(first, svg('<script>alert(1)</script><rect width="9" height="9"/>'), 'logo.svg');
    const { key } = await site.open(drawing._id);
    expect((await site.files.read(key))!.toString()).not.toContain('alert');
    expect(await site.keysBelow('incoming/')).toEqual([]);
  });

  test('is refused for users who may not change pictures, and for a missing picture', async () => {
    const first = await site.uploadImage(await jpeg());
    const writer = { as: userFixture({ username: 'writer', grants: [{ capability: 'pages.edit' }] }) };
    await expect(replaceImage(first, await jpeg(), 'a.jpg', writer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(replaceImage({ ...first, _id: 'none' }, await jpeg())).rejects.toMatchObject({ code: 'not-found' });
    expect(await historyOf('image', first._id)).toEqual(['upload']);
  });

  test('by two users at once is replaced by one of them, and the other is refused', async () => {
    const first = await site.uploadImage(await jpeg(), 'team.jpg');
    const both = await Promise.allSettled([
      replaceImage(first, await jpeg(60, 40)),
      replaceImage(first, await jpeg(90, 60)),
    ]);
    const [refused] = both.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'conflict', key: 'media.replaced' } });
    expect(await historyOf('image', first._id)).toEqual(['replace', 'upload']);
    await expect(replaceImage(first, await jpeg())).rejects.toMatchObject({ key: 'media.replaced' });
  });

  test('has its earlier bytes again when an earlier revision is restored', async () => {
    const first = await site.uploadImage(await jpeg(120, 80), 'team.jpg');
    const second = await replaceImage(first, await picture(90, 60).png().toBuffer());
    const third = await replaceImage(second, await jpeg(60, 40));
    expect(await widthOf(first._id)).toBe(60);
    await restore('image', first._id, 1);
    expect(await load(first._id)).toEqual(first);
    expect(await widthOf(first._id)).toBe(120);
    await restore('image', first._id, 2);
    expect(await load(first._id)).toEqual(second);
    expect(await widthOf(first._id)).toBe(90);
    expect(third.edition).not.toBe(second.edition);
  });
});

describe('the focal point of a picture', () => {
  const save = (_id: string, focalPoint?: { x: number; y: number } | null) =>
    site.stack.call(calls.saveImageDetails, { _id, alt: '', focalPoint }, site.editor);
  const reds = async (_id: string) => {
    const { bytes } = await site.render(_id, 'w=40&h=80&f=png');
    return Math.round((await sharp(bytes).stats()).channels[0]!.mean);
  };

  test('is in every automatic crop, gives the picture an edition, and is restored with a revision', async () => {
    const first = await site.uploadImage(await flag(120, 80).png().toBuffer(), 'flag.png');
    const left = await save(first._id, { x: 0.1, y: 0.50004 });
    expect(left).toMatchObject({ focalPoint: { x: 0.1, y: 0.5 }, edition: expect.any(String) });
    expect(await reds(first._id)).toBe(255);
    const right = await save(first._id, { x: 0.9, y: 0.5 });
    expect(await reds(first._id)).toBe(0);
    expect(right.edition).not.toBe(left.edition);
    expect(await save(first._id)).toEqual(right);
    await restore('image', first._id, 2);
    expect(await load(first._id)).toEqual(left);
    expect(await save(first._id, null)).toEqual({ ...first, alt: '' });
  });

  test('stays when the picture is replaced', async () => {
    const first = await site.uploadImage(await jpeg());
    const focused = await save(first._id, { x: 0.2, y: 0.3 });
    const replaced = await replaceImage(focused, await jpeg(90, 60));
    expect(replaced.focalPoint).toEqual({ x: 0.2, y: 0.3 });
    expect(replaced.edition).not.toBe(focused.edition);
  });

  test('is within the picture', async () => {
    const { _id } = await site.uploadImage(await jpeg());
    await expect(save(_id, { x: 1.1, y: 0 })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('a file that is replaced', () => {
  test('keeps its address, name and description, and has the new content', async () => {
    const first = await site.uploadFile('a;1\n', 'fees.csv', 'Of all courses');
    const replaced = await replaceFile(first, 'a;2\nb;3\n', 'fees-2027.csv');
    expect(replaced).toMatchObject({ _id: first._id, name: 'fees.csv', description: 'Of all courses', size: 8 });
    expect(await openedFile(first._id)).toEqual({ name: 'fees.csv', type: 'text/csv', size: 8, text: 'a;2\nb;3\n' });
    await restore('file', first._id, 1);
    expect(await openedFile(first._id)).toMatchObject({ size: 4, text: 'a;1\n' });
    expect(await historyOf('file', first._id)).toEqual(['restore', 'replace', 'upload']);
  });

  test('can be of another format of the same kind, and its name gets the new extension', async () => {
    const first = await site.uploadFile(await picture().png().toBuffer(), 'map.png');
    const replaced = await replaceFile(first, await jpeg(), 'IMG_7.jpg');
    expect(replaced).toMatchObject({ name: 'map.jpg', type: 'image/jpeg' });
  });

  test('by one of another kind is refused in a sentence, and nothing of it is stored', async () => {
    const first = await site.uploadFile('%PDF-1.7\n', 'fees.pdf');
    await expect(replaceFile(first, 'a;1\n', 'fees.csv')).rejects.toMatchObject({
      code: 'invalid',
      message:
        'fees.pdf is a PDF, and only a PDF can replace it. Upload the new file as a separate file, and link to that.',
    });
    expect(await site.keysBelow(`doc-replacements/${first._id}/`)).toEqual([]);
  });

  test('by another user in the meantime is refused', async () => {
    const first = await site.uploadFile('a;1\n', 'fees.csv');
    await replaceFile(first, 'a;2\n', 'fees.csv');
    await expect(replaceFile(first, 'a;3\n', 'fees.csv')).rejects.toMatchObject({ code: 'conflict' });
    expect((await openedFile(first._id)).text).toBe('a;2\n');
  });
});

test('all bytes of a deleted picture or file are restored with it, and erased with its purge', async () => {
  const image = await site.uploadImage(await jpeg(120, 80));
  await replaceImage(image, await jpeg(60, 40));
  await site.open(image._id, 'w=50');
  const file = await site.uploadFile('first', 'terms.txt');
  await replaceFile(file, 'second', 'terms.txt');
  const stored = async () => [
    ...(await site.keysBelow(`images/${image._id}/`)).filter((key) => key.endsWith('original')),
    ...(await site.keysBelow('docs/')).filter((key) => key.endsWith(file._id)),
    ...(await site.keysBelow(`doc-replacements/${file._id}/`)),
  ];
  const remove = async () => {
    await site.stack.call(calls.removeImage, { id: image._id }, site.editor);
    await site.stack.call(calls.removeFile, { _id: file._id }, site.editor);
  };
  await remove();
  expect(await stored()).toHaveLength(4);
  await site.stack.call(calls.restoreDocument, { kind: 'image', _id: image._id }, site.editor);
  await site.stack.call(calls.restoreDocument, { kind: 'file', _id: file._id }, site.editor);
  expect([await widthOf(image._id), (await openedFile(file._id)).text]).toEqual([60, 'second']);
  await remove();
  later = (DELETION_RETENTION_DAYS + 1) * DAY_MS;
  await site.stack.host.services.find(({ name }) => name === 'media')!.purger.purge();
  expect(await stored()).toEqual([]);
  expect(await site.keysBelow(`images/${image._id}/`)).toEqual([]);
});
