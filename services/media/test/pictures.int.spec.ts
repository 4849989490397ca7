import { utimes } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { nanoid } from 'nanoid';
import sharp from 'sharp';
import type { Image } from '../../../proto/entities/image.ts';
import { media } from '../../../proto/media.ts';
import { until } from '../../kit/testing/until.ts';
import { film, flag, jpeg, type MediaFixture, otherServices, picture, startMedia, svg } from './start-media.ts';

const { calls, events } = media;

let site: MediaFixture;
beforeAll(async () => (site = await startMedia()));
afterAll(() => site.stack.stop());
beforeEach(() => otherServices.reset());

describe('an uploaded picture', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/gif', 'gif'],
    ['avif', 'image/avif', 'avif'],
  ] as const)('has the kind of its bytes, not of its name: %s', async (format, type, ending) => {
    const bytes = await picture().toFormat(format).toBuffer();
    const image = await site.uploadImage(bytes, 'lying.pdf');
    expect(image).toMatchObject({ name: `lying.pdf.${ending}`, type, width: 120, height: 80, version: 'v2', alt: '' });
    expect((await site.files.read(`images/${image._id}/original`))!.length).toBe(image.size);
    expect(image).not.toHaveProperty('present');
  });

  test('that is an SVG is stored without active content', async () => {
    const image = await site.uploadImage(
      svg('<script>alert(1)</script><rect width="9" height="9" onload="alert(1)"/>'),
      'logo.svg',
    );
    expect(image).toMatchObject({ type: 'image/svg+xml', width: 40, height: 20 });
    const { key, type } = await site.open(image._id, 'w=800');
    expect([key, type]).toEqual([`images/${image._id}/original`, 'image/svg+xml']);
    expect((await site.files.read(key))!.toString()).not.toContain('alert');
  });

  test.each([
    ['width="100mm" height="50mm"', 283, 142],
    ['viewBox="0 0 1 10000"', 1, 10_000],
    ['width="7000" height="7000"', 7000, 7000],
  ])('that is an SVG of any unit and shape is accepted: %s', async (attributes, width, height) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="9" height="9"/></svg>`;
    expect(await site.uploadImage(Buffer.from(drawing), 'drawing.svg')).toMatchObject({ width, height });
  });

  test('that is an illustration of 5,000 paths is accepted', async () => {
    const paths = Array.from({ length: 5000 }, (_, n) => {
      const [x, y] = [(n * 37) % 1000, (n * 91) % 1000];
      return `<path fill="#${n.toString(16).padStart(6, '7')}" d="M${x} ${y}c20.5 -10.5 12.5 30.5 ${n % 50} 25.5s-30.5 10.5 -40.5 -5.5z"/>`;
    });
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${paths.join('')}</svg>`;
    expect(await site.uploadImage(Buffer.from(drawing), 'city.svg')).toMatchObject({ type: 'image/svg+xml' });
  });

  test('has the size as displayed, and contains no location', async () => {
    const photo = await flag()
      .withExif({ IFD0: { Artist: 'Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const image = await site.uploadImage(photo);
    expect(image).toMatchObject({ width: 80, height: 120 });
    expect((await site.render(image._id, 'o=1')).bytes.includes('Secret')).toBe(false);
    const whole = await site.render(image._id, 'f=jpg');
    expect(whole).toMatchObject({ width: 80, height: 120, exif: undefined });
    // The picture is turned right, so its left edge is at the top.
    const top = await site.render(image._id, 'cx=0&cy=0&cw=80&ch=50&f=png');
    expect((await sharp(top.bytes).stats()).dominant).toMatchObject({ r: expect.any(Number), b: expect.any(Number) });
    const { channels } = await sharp(top.bytes).stats();
    expect(channels[0]!.mean).toBeGreaterThan(240);
    expect(channels[2]!.mean).toBeLessThan(15);
  });

  const turned = ['jpeg', 'png', 'webp', 'avif'] as const;
  const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
  test.each(turned.flatMap((format) => orientations.map((orientation) => [format, orientation] as const)))(
    'is shown as its camera was held: %s of orientation %d',
    async (format, orientation) => {
      const sent = await flag().withMetadata({ orientation }).toFormat(format).toBuffer();
      const shown = await sharp(sent, { autoOrient: true }).png().toBuffer();
      const { width, height } = await sharp(shown).metadata();
      const original = await site.uploadImage(await jpeg(width, height));
      const upload = await site.putUpload(sent, 'photo');
      const { edition, _id } = original;
      const images = [
        await site.uploadImage(sent),
        await site.stack.call(calls.replaceImage, { _id, edition, upload }, site.editor),
      ];
      for (const image of images) {
        expect(image).toMatchObject({ width, height });
        expect(await cornersOf((await site.render(image._id, 'f=png')).bytes)).toEqual(await cornersOf(shown));
        const part = `cx=${width! / 2}&cy=${height! / 2}&cw=${width! / 2}&ch=${height! / 2}`;
        const expected = sharp(shown).extract({
          left: width! / 2,
          top: height! / 2,
          width: width! / 2,
          height: height! / 2,
        });
        expect(await cornersOf((await site.render(image._id, `${part}&f=png`)).bytes)).toEqual(
          await cornersOf(await expected.png().toBuffer()),
        );
      }
    },
  );

  test('keeps its colour profile when it is turned', async () => {
    const sent = await flag().withMetadata({ orientation: 6 }).withIccProfile('p3').png().toBuffer();
    const { _id } = await site.uploadImage(sent);
    expect(await sharp((await site.render(_id, 'o=1')).bytes).metadata()).toMatchObject({
      hasProfile: true,
      width: 80,
    });
  });

  test('that an SVG embeds is turned, and contains no location', async () => {
    const photo = await flag(40, 20)
      .withExif({ IFD0: { Artist: 'Secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const href = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const { _id } = await site.uploadImage(svg(`<image width="40" height="20" href="${href}"/>`), 'logo.svg');
    const stored = (await site.render(_id, 'o=1')).bytes.toString();
    const embedded = Buffer.from(/base64,([^"]*)"/.exec(stored)![1]!, 'base64');
    const about = await sharp(embedded).metadata();
    expect(about).toMatchObject({ width: 20, height: 40 });
    expect(about).not.toHaveProperty('exif');
  });

  test.each(['gif', 'webp'] as const)('of several frames moves in each size that pages ask for: %s', async (format) => {
    const { _id } = await site.uploadImage(await film(3, format));
    expect(await site.render(_id, 'w=20')).toMatchObject({ type: 'image/webp', pages: 3, width: 20 });
    expect(await site.render(_id, 'w=10&cx=10&cy=0&cw=20&ch=20')).toMatchObject({ pages: 3, width: 10 });
    expect(await site.render(_id, 'w=20&f=orig')).toMatchObject({ type: `image/${format}`, pages: 3 });
    expect((await site.render(_id, 'w=20&f=jpg')).pages ?? 1).toBe(1);
    expect((await site.render(_id, 'w=20&b=1')).pages ?? 1).toBe(1);
  });

  test('leaves no incoming file, stored or refused', async () => {
    await site.uploadImage(await jpeg());
    await expect(site.uploadImage(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'invalid' });
    expect(await site.keysBelow('incoming/')).toEqual([]);
  });

  const refused: [string, () => Promise<Buffer> | Buffer, RegExp][] = [
    [
      'a file of another kind',
      () => Buffer.from('%PDF-1.7'),
      /not a picture in a supported format\. Choose a picture in JPEG/,
    ],
    ['an animated PNG', async () => asAnimatedPng(await picture().png().toBuffer()), /first frame\. Save it as a GIF/],
    [
      'an animated AVIF',
      async () => {
        const bytes = await picture().avif({ effort: 0 }).toBuffer();
        bytes.write('avis', 8);
        return bytes;
      },
      /first frame\. Save it as a GIF/,
    ],
    [
      'a small SVG that takes minutes to draw',
      () =>
        svg(
          `<filter id="f">${'<feGaussianBlur stdDeviation="60"/>'.repeat(150)}</filter><rect width="40" height="20" filter="url(#f)"/>`,
        ),
      /takes too long to check\. Simplify it/,
    ],
    [
      'an SVG whose styles take minutes to apply',
      () =>
        svg(
          `<style>${'g g g g .a rect{fill:red}'.repeat(20_000)}</style>${'<g><g class="a"><rect/></g></g>'.repeat(4000)}`,
        ),
      /takes too long to check\. Simplify it/,
    ],
    [
      'an SVG of very many pictures',
      async () => {
        const small = (await picture(1, 1).png().toBuffer()).toString('base64');
        return svg(`<image href="data:image/png;base64,${small}"/>`.repeat(21));
      },
      /too many or too large pictures/,
    ],
    [
      'an SVG of a picture with very many pixels',
      async () => {
        const large = sharp({ create: { width: 2500, height: 2000, channels: 3, background: '#000' } }).png();
        return svg(`<image href="data:image/png;base64,${(await large.toBuffer()).toString('base64')}"/>`);
      },
      /too many or too large pictures/,
    ],
    ['an unsafe SVG', () => Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'), /declares entities\. Save it/],
    ['an SVG that is cut off', () => svg('').subarray(0, 70), /(damaged|not an SVG)/],
    [
      'an SVG that grows without end',
      () =>
        svg(
          `<g id="a0"><rect width="1" height="1"/></g>${[1, 2, 3, 4, 5, 6, 7]
            .map((n) => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`)
            .join('')}`,
        ),
      /draws too much\. Simplify it/,
    ],
    ...(['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format): [string, () => Promise<Buffer>, RegExp] => [
      `a ${format} that is cut off`,
      async () => {
        const bytes = await picture(300, 200).toFormat(format).toBuffer();
        return bytes.subarray(0, bytes.length * 0.8);
      },
      /damaged\. Save the picture again/,
    ]),
    [
      'a picture with a side that is too long',
      () =>
        sharp({ create: { width: 17000, height: 10, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      /17000 × 10 pixels\. Make both sides 16384 pixels or less/,
    ],
    [
      'a small file that unfolds to too many pixels',
      () =>
        sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      /has 54 megapixels\. Make it smaller than 50/,
    ],
  ];
  test.each(refused)('is refused if it is %s', async (_, bytes, message) => {
    await expect(site.uploadImage(await bytes(), 'a.png')).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(message),
    });
  });

  test('is refused above 20 MB', async () => {
    const upload = { ...(await site.putUpload(await jpeg(), 'photo.jpg')), size: 20 * 1024 * 1024 + 1 };
    await expect(site.stack.call(calls.uploadImage, { upload }, site.editor)).rejects.toMatchObject({
      code: 'too-large',
      message: 'The file is larger than 20 MB. Choose a smaller one.',
    });
  });

  test('that is missing has to be sent again', async () => {
    const upload = { key: `incoming/${nanoid()}`, name: 'photo.jpg', size: 9 };
    await expect(site.stack.call(calls.uploadImage, { upload }, site.editor)).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('can be added or changed by signed-in users only', async () => {
    const anonymous = {};
    const upload = { key: `incoming/${nanoid()}`, name: 'photo.jpg', size: 9 };
    const denied = [
      site.stack.call(calls.uploadImage, { upload }, anonymous),
      site.stack.call(calls.loadGallery, {}, anonymous),
      site.stack.call(calls.saveImageDetails, { _id: 'x', alt: '' }, anonymous),
      site.stack.call(calls.removeImage, { id: 'x' }, anonymous),
      site.stack.call(calls.uploadFile, { upload }, anonymous),
      site.stack.call(calls.loadFiles, {}, anonymous),
      site.stack.call(calls.searchFiles, {}, anonymous),
      site.stack.call(calls.saveFileDetails, { _id: 'x', name: 'x' }, anonymous),
      site.stack.call(calls.removeFile, { _id: 'x' }, anonymous),
    ];
    for (const each of await Promise.allSettled(denied)) {
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'unauthenticated' } });
    }
  });

  test('is removed if it was written long ago and never stored', async () => {
    const [old, recent] = [
      await site.putUpload(Buffer.from('old'), 'a'),
      await site.putUpload(Buffer.from('new'), 'b'),
    ];
    const long = new Date(Date.now() - 2 * 60 * 60_000);
    await utimes(site.pathOf(old.key), long, long);
    await site.uploadImage(await jpeg());
    expect(await site.keysBelow('incoming/')).toEqual([recent.key]);
    await site.files.remove(recent.key);
  });
});

describe('the gallery', () => {
  const gallery = (input: { limit?: number; currentPage?: number; search?: string }) =>
    site.stack.call(calls.loadGallery, input, site.editor);

  test('lists the newest first, in pages, and finds by name and alternative text', async () => {
    const name = `Garden-${nanoid(6)}`;
    const made: Image[] = [];
    for (let count = 1; count <= 5; count += 1) made.push(await site.uploadImage(await jpeg(), `${name} ${count}.jpg`));
    const newestFirst = made.map(({ _id }) => _id).reverse();
    const ids = ({ images }: { images: Image[] }) => images.map(({ _id }) => _id);

    const search = name.toUpperCase();
    expect(ids(await gallery({ search }))).toEqual(newestFirst);
    const pages = [1, 2, 3, 4].map((currentPage) => gallery({ search, limit: 2, currentPage }));
    expect((await Promise.all(pages)).map(ids)).toEqual([
      newestFirst.slice(0, 2),
      newestFirst.slice(2, 4),
      newestFirst.slice(4),
      [],
    ]);
    expect((await gallery({ search, limit: 2 })).total).toBe(5);
    expect(ids(await gallery({ limit: 3 }))).toEqual(newestFirst.slice(0, 3));

    await site.stack.call(calls.saveImageDetails, { _id: made[2]!._id, alt: ` ${name} in\nspring ` }, site.editor);
    const found = await gallery({ search: `${name} IN spring` });
    expect(found).toMatchObject({ total: 1, images: [{ _id: made[2]!._id, alt: `${name} in spring` }] });
    expect(await gallery({ search: '%' })).toMatchObject({ total: 0 });
  });

  test('publishes an event for each change', async () => {
    const changes = site.stack.events(events.changed);
    const { _id } = await site.uploadImage(await jpeg());
    await site.stack.call(calls.saveImageDetails, { _id, alt: 'A cat' }, site.editor);
    await site.stack.call(calls.removeImage, { id: _id }, site.editor);
    const removedFlags = () =>
      changes.all.filter(({ documentId }) => documentId === _id).map(({ data }) => data.removed);
    await until(() => removedFlags().length === 3);
    expect(removedFlags()).toEqual([false, false, true]);
  });

  test('does not show missing pictures', async () => {
    await expect(site.stack.call(calls.saveImageDetails, { _id: 'none', alt: '' }, site.editor)).rejects.toMatchObject({
      code: 'not-found',
      message: 'There is no image none.',
    });
  });
});

test('everything survives a restart', async () => {
  const image = await site.uploadImage(await jpeg());
  const file = await site.uploadFile('hello', 'a.txt');
  const { key } = await site.open(image._id, 'w=60');
  await site.stack.restart();
  expect(await site.stack.call(calls.loadGallery, { limit: 1 }, site.editor)).toMatchObject({ images: [image] });
  expect(await site.open(image._id, 'w=60')).toMatchObject({ key });
  expect(await site.stack.call(calls.searchFiles, { search: file.name }, site.editor)).toMatchObject({ files: [file] });
});

describe('a deleted picture', () => {
  const remove = (id: string) => site.stack.call(calls.removeImage, { id }, site.editor);

  test('is not found, loses its renditions and keeps its original bytes', async () => {
    const name = `Removed-${nanoid(6)}`;
    const { _id } = await site.uploadImage(await jpeg(), `${name}.jpg`);
    await site.open(_id, 'w=50');
    expect(await site.keysBelow(`images/${_id}/`)).toHaveLength(2);
    expect(await remove(_id)).toEqual({ _id });
    expect(await site.keysBelow(`images/${_id}/`)).toEqual([`images/${_id}/original`]);
    expect(await site.stack.call(calls.loadGallery, { search: name }, site.editor)).toEqual({ images: [], total: 0 });
    await expect(site.stack.call(calls.saveImageDetails, { _id, alt: '' }, site.editor)).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(site.open(_id, 'w=50')).rejects.toMatchObject({ code: 'not-found' });
    await expect(site.open(_id, 'o=1')).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(_id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is refused while pages use it, and the refusal names them', async () => {
    const { _id } = await site.uploadImage(await jpeg(), 'hero.jpg');
    otherServices.pages.set(_id, ['', 'au/news/a', 'au/b', 'au/c']);
    await expect(remove(_id)).rejects.toMatchObject({
      code: 'conflict',
      message: 'hero.jpg is used by /, /au/news/a, /au/b and 1 more: remove it there first.',
      details: { uses: ['/', '/au/news/a', '/au/b', '/au/c'] },
    });
    expect(await site.open(_id, 'o=1')).toMatchObject({ name: 'hero.jpg' });
  });

  test.each([
    ['the site settings of Banksia', (imageId: string) => ({ settings: { og: { image: { imageId } } }, footer: {} })],
    [
      'the site settings of Banksia',
      (imageId: string) => ({ settings: { twitter: { image: { imageId } } }, footer: {} }),
    ],
    [
      'the footer of Banksia',
      (imageId: string) => ({ settings: {}, footer: { brands: [{ key: 'a', link: {}, image: { imageId } }] } }),
    ],
  ])('is refused while visitors see it in %s', async (use, shows) => {
    const { _id } = await site.uploadImage(await jpeg());
    otherServices.live = shows(_id);
    await expect(remove(_id)).rejects.toMatchObject({ code: 'conflict', details: { uses: [use] } });
  });

  test('is refused while its uses cannot be determined', async () => {
    const { _id } = await site.uploadImage(await jpeg());
    otherServices.pagesAreAway = true;
    await expect(remove(_id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await site.open(_id, 'o=1')).toMatchObject({ type: 'image/jpeg' });
  });
});

/** Returns the colour of each corner, red or blue. */
async function cornersOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const corners = [
    [2, 2],
    [info.width - 3, 2],
    [2, info.height - 3],
    [info.width - 3, info.height - 3],
  ];
  return corners.map(([x, y]) => (data[(y! * info.width + x!) * info.channels]! > 127 ? 'red' : 'blue'));
}

/** Adds the chunk that announces frames. Programs that do not support it show the still picture. */
function asAnimatedPng(png: Buffer): Buffer {
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(8)]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(control.subarray(4)));
  return Buffer.concat([png.subarray(0, 33), control, checksum, png.subarray(33)]);
}
