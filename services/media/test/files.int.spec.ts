import { readFile } from 'node:fs/promises';
import { nanoid } from 'nanoid';
import { media } from '../../../proto/media.ts';
import { type MediaFixture, otherServices, picture, startMedia } from './start-media.ts';

const { calls } = media;

let site: MediaFixture;
beforeAll(async () => (site = await startMedia()));
afterAll(() => site.stack.stop());
beforeEach(() => otherServices.reset());

describe('a file', () => {
  const list = (input: { page?: number; size?: number; search?: string }) =>
    site.stack.call(calls.loadFiles, input, site.editor);
  const names = ({ files: some }: { files: { name: string }[] }) => some.map(({ name }) => name);

  test('has the kind of its bytes, and is opened under its name', async () => {
    const file = await site.uploadFile('%PDF-1.7\n', 'C:\\reports\\Q1.exe', ' The first\nquarter ');
    expect(file).toMatchObject({
      name: 'Q1.exe.pdf',
      type: 'application/pdf',
      fileType: { ext: 'pdf', mime: 'application/pdf' },
      size: 9,
      description: 'The first quarter',
    });
    expect(file).not.toHaveProperty('sortName');
    const opened = await site.stack.call(calls.openFile, { _id: file._id });
    expect(opened).toEqual({ key: `docs/${file._id}`, name: 'Q1.exe.pdf', type: 'application/pdf', size: 9 });
    expect((await site.files.read(opened.key))!.toString()).toBe('%PDF-1.7\n');
    await expect(site.stack.call(calls.openFile, { _id: 'none' })).rejects.toMatchObject({ code: 'not-found' });
  });

  test('that is a page or a program is refused and not stored', async () => {
    const mark = nanoid(6);
    await expect(site.uploadFile('<!doctype html><script>alert(1)</script>', `${mark}.pdf`)).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(site.uploadFile('#!/bin/sh\n', `${mark}.txt`)).rejects.toMatchObject({ code: 'invalid' });
    expect(await site.keysBelow('incoming/')).toEqual([]);
    expect(await list({ search: mark })).toEqual({ files: [], total: 0 });
  });

  test('that is a photo contains no location', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Artist: 'Secret' } })
      .jpeg()
      .toBuffer();
    const { _id, size } = await site.uploadFile(photo, 'press.jpg');
    const bytes = (await site.files.read(`docs/${_id}`))!;
    expect([bytes.length, bytes.includes('Secret')]).toEqual([size, false]);
  });

  test('is listed by name, ignoring case, in pages, and found by name and description', async () => {
    const mark = nanoid(6);
    for (const name of ['Zebra', 'apple', 'Mango'])
      await site.uploadFile('hello', `${name}-${mark}.txt`, `${name} of ${mark}s`);
    const sorted = ['apple', 'Mango', 'Zebra'].map((name) => `${name}-${mark}.txt`);
    expect(names(await list({ search: mark }))).toEqual(sorted);
    expect(await list({ search: mark, size: 2, page: 2 })).toMatchObject({ total: 3, files: [{ name: sorted[2] }] });
    expect(names(await list({ search: `MANGO of ${mark}` }))).toEqual([sorted[1]]);
    expect(names(await site.stack.call(calls.searchFiles, { search: mark }, site.editor))).toEqual(sorted);
  });

  test('keeps its extension when it is renamed', async () => {
    const { _id } = await site.uploadFile('a;b\n', 'prices.csv');
    const saved = await site.stack.call(
      calls.saveFileDetails,
      { _id, name: ' Price list ', description: 'Of 2026' },
      site.editor,
    );
    expect(saved).toMatchObject({ name: 'Price list.csv', description: 'Of 2026', type: 'text/csv' });
    expect(await site.stack.call(calls.openFile, { _id })).toMatchObject({ name: 'Price list.csv' });
    const unnamed = site.stack.call(calls.saveFileDetails, { _id, name: '  ', description: '' }, site.editor);
    await expect(unnamed).rejects.toMatchObject({ code: 'invalid', message: 'Give the file a name.' });
  });

  test('cannot be deleted while a page or the footer links to it, under any name', async () => {
    const { _id } = await site.uploadFile('hello', 'terms.txt');
    const remove = () => site.stack.call(calls.removeFile, { _id }, site.editor);
    otherServices.pages.set(`/file/${_id}`, ['au/terms']);
    await expect(remove()).rejects.toMatchObject({ code: 'conflict', details: { uses: ['/au/terms'] } });
    otherServices.pages.clear();
    otherServices.live.footer = {
      customLinks: [{ key: 'a', link: { type: 'file', href: `file/${_id}/old-name.txt` } }],
    };
    await expect(remove()).rejects.toMatchObject({ code: 'conflict', details: { uses: ['the footer of Banksia'] } });
    otherServices.live.footer = {
      customLinks: [{ key: 'a', link: { type: 'file', href: `/file/${_id}x/terms.txt` } }],
    };
    expect(await remove()).toEqual({ _id });
    await expect(site.stack.call(calls.openFile, { _id })).rejects.toMatchObject({ code: 'not-found' });
    expect(await site.keysBelow(`docs/`)).toContain(`docs/${_id}`);
  });

  test('that is the font of a brand has its sizes, and cannot be deleted', async () => {
    const bytes = await readFile('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
    const { _id, name, font } = await site.uploadFile(bytes, 'Figtree.woff2');
    expect(font).toEqual({ ascent: 950, descent: 250, lineGap: 0, width: 439 });
    otherServices.live.brand = { bodyFont: { ...font, fileId: _id, name, licence: 'OFL' } };
    const removal = site.stack.call(calls.removeFile, { _id }, site.editor);
    await expect(removal).rejects.toMatchObject({ code: 'conflict', details: { uses: ['the brand of Banksia'] } });
  });
});
