import type { ClientInput } from '../../../proto/contract.ts';
import { media } from '../../../proto/media.ts';
import { pages } from '../../../proto/pages.ts';
import type { Grant } from '../../../proto/permissions.ts';
import { regions } from '../../../proto/regions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import type { CallAs } from '../../kit/testing/stack.ts';
import { until } from '../../kit/testing/until.ts';
import { userFixture } from '../../kit/testing/users.ts';
import { pagesService } from '../../pages/pages.module.ts';
import { regionsService } from '../../regions/regions.module.ts';
import { siteConfigService } from '../../site-config/site-config.module.ts';
import { jpeg, type MediaFixture, startMedia } from './start-media.ts';

let site: MediaFixture;
let domainId: string;
let admin: CallAs;
/** Writes on the domain of the page; the user who deletes works on another domain. */
let author: CallAs;

beforeAll(async () => {
  site = await startMedia([pagesService, regionsService, siteConfigService]);
  admin = { as: site.stack.users.admin, domainId: 'default' };
  const domain = { name: 'Banksia', hostnames: ['banksia.example'] };
  domainId = (await site.stack.call(siteConfig.calls.saveDomain, { domain }, admin))._id;
  author = { ...site.editor, domainId };
});
afterAll(() => site.stack.stop());

const removal = (id: string) =>
  site.stack.call(media.calls.removeImage, { id }, { ...site.editor, domainId: 'elsewhere' });
const fileRemoval = (_id: string) =>
  site.stack.call(media.calls.removeFile, { _id }, { ...site.editor, domainId: 'elsewhere' });
const used = (uses: string[]) => expect.objectContaining({ code: 'conflict', details: { uses } });

/** The pages service stores the references when it handles the event of the page. */
const untilUsed = (used: ClientInput<typeof pages.calls.checkDependencies>) =>
  until(async () => (await site.stack.call(pages.calls.checkDependencies, used, author)).length > 0);

const link = (href: string) => ({ link: { type: 'file' as const, href, text: 'Terms' } });

function page(slug: string, content: Record<string, unknown>, before?: { _id: string; revision: number }) {
  const contents = [{ componentType: 'CtaBlock', key: 'k1', ...content }];
  const sent = { ...before, domainId, slug, contents, header: { title: slug } };
  return site.stack.call(pages.calls.save, { page: sent }, author);
}

const publish = ({ _id, revision }: { _id: string; revision: number }) =>
  site.stack.call(pages.calls.publish, { page: { _id, revision } }, author);

test('a picture cannot be deleted while a published page shows it, even if the draft does not', async () => {
  const { _id: imageId } = await site.uploadImage(await jpeg());
  const published = await publish(await page('about', { image: { imageId } }));
  const saved = await page('about', link('/newer'), published);
  await untilUsed({ type: 'link', url: '/newer' });
  await expect(removal(imageId)).rejects.toEqual(used(['/about']));
  await publish(saved);
  await until(async () =>
    removal(imageId).then(
      () => true,
      () => false,
    ),
  );
  await expect(site.open(imageId)).rejects.toMatchObject({ code: 'not-found' });
});

test('a picture cannot be deleted while the site settings share it, as saved or as published', async () => {
  const { _id: imageId } = await site.uploadImage(await jpeg());
  const settings = { domainId, og: { image: { imageId } } };
  const published = await site.stack.call(siteConfig.calls.publishSiteSettings, { siteSettings: settings }, admin);
  const siteSettings = { ...published, og: { ...published.og, image: { imageId: '' } } };
  const saved = await site.stack.call(siteConfig.calls.saveSiteSettings, { siteSettings }, admin);
  await expect(removal(imageId)).rejects.toEqual(used(['the site settings of Banksia']));
  await site.stack.call(siteConfig.calls.publishSiteSettings, { siteSettings: saved }, admin);
  expect(await removal(imageId)).toEqual({ _id: imageId });
});

test('a picture that is shown elsewhere too is not replaced by people whose rights are limited to regions', async () => {
  const regionOf = async (slugPrefix: string) => {
    const region = await site.stack.call(regions.calls.createRegion, {}, author);
    const content = { ...region, domainId, name: slugPrefix, slugPrefix };
    return (await site.stack.call(regions.calls.publishRegion, { region: content }, author))._id;
  };
  const [au, nz] = [await regionOf('au'), await regionOf('nz')];
  const { _id: imageId } = await site.uploadImage(await jpeg());
  const grants: Grant[] = [{ capability: 'media' }, { capability: 'pages.publish', regionIds: [nz] }];
  const niko = { as: userFixture({ username: 'niko', roles: ['editors'], grants }), domainId };
  const replace = async (as: CallAs) => {
    const { edition } = await site.stack.call(media.calls.loadImage, { _id: imageId }, author);
    const upload = await site.putUpload(await jpeg(), 'new.jpg');
    return site.stack.call(media.calls.replaceImage, { _id: imageId, edition, upload }, as);
  };
  const show = async (slug: string, regionId: string) => {
    const contents = [{ componentType: 'CtaBlock', key: 'k1', image: { imageId } }];
    const page = { domainId, slug, contents, header: { title: slug }, region: { _id: regionId } };
    await site.stack.call(pages.calls.save, { page }, author);
    const uses = () => site.stack.call(pages.calls.checkDependencies, { type: 'image', imageId }, author);
    await until(async () => (await uses()).some((use) => use.slug.endsWith(slug)));
  };

  await show('ours', nz);
  expect(await replace(niko)).toMatchObject({ _id: imageId });
  await show('theirs', au);
  await expect(replace(niko)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    site.stack.call(media.calls.restoreDocument, { kind: 'image', _id: imageId, revision: 1 }, niko),
  ).rejects.toMatchObject({ code: 'forbidden' });
  expect(await replace(author)).toMatchObject({ _id: imageId });
});

test('a file cannot be deleted while a page links to it, under any name', async () => {
  const { _id } = await site.uploadFile('hello', 'terms.txt');
  const saved = await page('terms', link(`/file/${_id}/earlier-name.txt`));
  await untilUsed({ type: 'link', url: `/file/${_id}` });
  await expect(fileRemoval(_id)).rejects.toEqual(used(['/terms']));
  await page('terms', {}, saved);
  await until(async () =>
    fileRemoval(_id).then(
      () => true,
      () => false,
    ),
  );
});

test('a file cannot be deleted while the rich text of a page links to it', async () => {
  const { _id } = await site.uploadFile('hello', 'leaflet.txt');
  const text = `<p>Read <a href="/file/${_id}/leaflet.txt">the leaflet</a>.</p>`;
  await page('leaflet', { text });
  await untilUsed({ type: 'link', url: `/file/${_id}` });
  await expect(fileRemoval(_id)).rejects.toEqual(used(['/leaflet']));
});

test('a PDF cannot be deleted while the rich text of a published page links to it, even if the draft does not', async () => {
  const { _id } = await site.uploadFile('%PDF-1.7\n%âãÏÓ\n', 'policy.pdf');
  const text = `<p>Our <a href="/file/${_id}/policy.pdf">policy</a></p>`;
  const published = await publish(await page('policy', { text }));
  const saved = await page('policy', link('/without-policy'), published);
  await untilUsed({ type: 'link', url: '/without-policy' });
  await expect(fileRemoval(_id)).rejects.toEqual(used(['/policy']));
  await publish(saved);
  await until(async () =>
    fileRemoval(_id).then(
      () => true,
      () => false,
    ),
  );
});

test.each([
  ['the rich text', (address: string) => ({ text: `<p>See <a href="${address}?w=2000">the map</a>.</p>` })],
  ['a link', (address: string) => link(address)],
  ['an absolute link', (address: string) => link(`https://www.banksia.example${address}`)],
])('a picture cannot be deleted while %s of a page links to it', async (what, content) => {
  const { _id } = await site.uploadImage(await jpeg());
  const slug = what.replaceAll(' ', '-');
  await page(slug, content(`/img/${_id}`));
  await untilUsed({ type: 'image', imageId: _id });
  await expect(removal(_id)).rejects.toEqual(used([`/${slug}`]));
});

test('a file cannot be deleted while a link with the host of the site leads to it', async () => {
  const { _id } = await site.uploadFile('hello', 'price-list.txt');
  await page('prices', link(`https://www.banksia.example/file/${_id}/price-list.txt`));
  await untilUsed({ type: 'link', url: `/file/${_id}` });
  await expect(fileRemoval(_id)).rejects.toEqual(used(['/prices']));
});

test('a picture cannot be deleted while the rich text of a page banner links to it', async () => {
  const { _id } = await site.uploadImage(await jpeg());
  const banner = { domainId, name: 'Plan', content: `<p><a href="/img/${_id}">Plan</a></p>` };
  await site.stack.call(siteConfig.calls.addPageBanner, banner, author);
  await expect(removal(_id)).rejects.toEqual(used(['the page banner Plan of Banksia']));
});

test('a file cannot be deleted while a page banner or a sub nav links to it', async () => {
  const { _id } = await site.uploadFile('hello', 'notice.txt');
  const content = `<p><a href="/file/${_id}">Notice</a></p>`;
  const banner = await site.stack.call(siteConfig.calls.addPageBanner, { domainId, name: 'Notice', content }, author);
  await expect(fileRemoval(_id)).rejects.toEqual(used(['the page banner Notice of Banksia']));
  await site.stack.call(siteConfig.calls.savePageBanner, { domainId, banner: { ...banner, content: '' } }, author);
  const added = await site.stack.call(siteConfig.calls.addSubNav, { domainId, name: 'More' }, author);
  const subNav = { ...added, items: [{ key: 'k1', ...link(`/file/${_id}/notice.txt`) }] };
  const saved = await site.stack.call(siteConfig.calls.saveSubNav, { subNav }, author);
  await expect(fileRemoval(_id)).rejects.toEqual(used(['the sub nav More of Banksia']));
  await site.stack.call(siteConfig.calls.saveSubNav, { subNav: { ...saved, items: [] } }, author);
  expect(await fileRemoval(_id)).toEqual({ _id });
});
