import { join } from 'node:path';
import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { BrandContent } from '../../../proto/entities/brand.ts';
import { FooterContent } from '../../../proto/entities/footer.ts';
import type { File, Image, StoredFile } from '../../../proto/entities/image.ts';
import { NavContent } from '../../../proto/entities/nav.ts';
import { SiteSettingsContent } from '../../../proto/entities/site-settings.ts';
import { Problem } from '../../../proto/errors.ts';
import { media } from '../../../proto/media.ts';
import { pages } from '../../../proto/pages.ts';
import { regions } from '../../../proto/regions.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { handle } from '../../kit/contract/handle.ts';
import type { Files } from '../../kit/files/files.ts';
import { openFiles } from '../../kit/files/open-files.ts';
import type { ServiceDefinition } from '../../kit/host/service-definition.ts';
import { partialService } from '../../kit/testing/partial-service.ts';
import { type CallAs, type Stack, type StackOptions, startStack } from '../../kit/testing/stack.ts';
import { mediaService } from '../media.module.ts';

const stored = {
  _id: 'x',
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  published: true,
};

/** Responses of the services that media calls. */
export const otherServices = {
  /** Slugs of the pages that use the file with this id or address. */
  pages: new Map<string, string[]>(),
  pagesAreAway: false,
  live: { settings: {}, footer: {} } as { settings: object; footer: object; brand?: object },
  reset(): void {
    this.pages.clear();
    this.pagesAreAway = false;
    this.live = { settings: {}, footer: {} };
  },
};

const otherServiceDefinitions: ServiceDefinition[] = [
  partialService(
    pages,
    handle(pages.calls.checkDependencies, {}, async ({ type, imageId, url }) => {
      if (otherServices.pagesAreAway) throw new Problem('unavailable', 'The pages service is not there.');
      const target = imageId ?? url ?? '';
      return (otherServices.pages.get(target) ?? []).map((slug) => ({ parentId: slug || 'home', slug, type, target }));
    }),
    handle(pages.calls.findUsedPictures, {}, async ({ ids }) => ({
      ids: ids.filter((_id) => otherServices.pages.has(_id)),
    })),
  ),
  partialService(
    regions,
    handle(regions.calls.loadRegions, {}, async () => []),
  ),
  partialService(
    siteConfig,
    handle(siteConfig.calls.loadDomain, {}, async (_, { user }) => {
      const domain = { ...stored, _id: 'banksia', name: 'Banksia', hostnames: [] };
      return { domain, domains: user ? [domain] : [] };
    }),
    handle(siteConfig.calls.loadSiteSettings, {}, async ({ domainId }, { stage }) => {
      const settings = stage === 'live' ? otherServices.live.settings : {};
      return { ...SiteSettingsContent.parse({ domainId, ...settings }), ...stored };
    }),
    handle(siteConfig.calls.loadBrand, {}, async ({ domainId }, { stage }) => {
      const brand = stage === 'live' ? otherServices.live.brand : undefined;
      return { ...BrandContent.parse({ domainId, ...brand }), ...stored };
    }),
    handle(siteConfig.calls.loadRegionNav, {}, async ({ domainId }) => ({
      ...NavContent.parse({ domainId }),
      ...stored,
    })),
    handle(siteConfig.calls.listPageBanners, {}, async () => []),
    handle(siteConfig.calls.listSubNavs, {}, async () => []),
    handle(siteConfig.calls.loadRegionFooter, {}, async ({ domainId }, { stage }) => {
      const footer = stage === 'live' ? otherServices.live.footer : {};
      return { ...FooterContent.parse({ domainId, ...footer }), ...stored };
    }),
  ),
];

export interface MediaFixture {
  stack: Stack;
  files: Files;
  editor: CallAs;
  pathOf(key: string): string;
  /** Stores an upload as the BFF does. */
  putUpload(bytes: Buffer, name: string): Promise<{ key: string; name: string; size: number }>;
  uploadImage(bytes: Buffer, name?: string): Promise<Image>;
  uploadFile(bytes: Buffer | string, name: string, description?: string): Promise<File>;
  /** Requests a rendition by a query, by default as a visitor. */
  open(_id: string, query?: string, how?: { webp?: boolean; as?: CallAs }): Promise<StoredFile>;
  /** Requests a rendition as an editor, who may use any size, and reads its bytes. */
  render(_id: string, query: string, webp?: boolean): Promise<Drawn>;
  keysBelow(prefix: string): Promise<string[]>;
}

interface Drawn {
  key: string;
  type: string;
  bytes: Buffer;
  width: number;
  height: number;
  pages?: number;
  exif?: Buffer;
}

/** Starts the media service with a file store, and other services that use no file until a test configures them. */
export async function startMedia(
  others: ServiceDefinition[] = otherServiceDefinitions,
  options: Pick<StackOptions, 'clock'> = {},
): Promise<MediaFixture> {
  const stack = await startStack({ services: [mediaService, ...others], ...options });
  const { filesUrl } = stack.settings;
  const files = openFiles(filesUrl);
  const site: MediaFixture = {
    stack,
    files,
    editor: { as: stack.users.editor },
    pathOf: (key) => join(filesUrl.slice('file:'.length), key),
    async putUpload(bytes, name) {
      const key = `incoming/${nanoid()}`;
      await files.put(key, bytes, { type: 'application/octet-stream' });
      return { key, name, size: bytes.length };
    },
    async uploadImage(bytes, name = 'photo.jpg') {
      const upload = await site.putUpload(bytes, name);
      return stack.call(media.calls.uploadImage, { upload }, { ...site.editor, timeoutMs: 60_000 });
    },
    async uploadFile(bytes, name, description = '') {
      const upload = await site.putUpload(Buffer.from(bytes), name);
      return stack.call(media.calls.uploadFile, { upload, description }, site.editor);
    },
    open(_id, query = '', { webp = true, as } = {}) {
      const rendition = Object.fromEntries(new URLSearchParams(query));
      return stack.call(media.calls.openImage, { _id, rendition, webp }, as);
    },
    async render(_id, query, webp) {
      const { key, type, size } = await site.open(_id, query, { webp, as: site.editor });
      const bytes = (await files.read(key))!;
      if (bytes.length !== size) throw new Error(`${key} has ${bytes.length} bytes, not ${size}`);
      const { width, height, pages, exif } = await sharp(bytes).metadata();
      return { key, type, bytes, width, height, pages, exif };
    },
    keysBelow: async (prefix) => (await files.list(prefix)).map(({ key }) => key),
  };
  return site;
}

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;

/** Creates a picture in which every pixel differs. */
export const picture = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } });

export const jpeg = (width?: number, height?: number): Promise<Buffer> => picture(width, height).jpeg().toBuffer();

/** Creates a picture whose left half is red and right half blue. */
export const flag = (width = 120, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);

export async function film(frames: number, format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const images = [];
  for (let frame = 0; frame < frames; frame += 1) images.push(await picture(40, 30).png().toBuffer());
  return sharp(images, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export const svg = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20">${inner}</svg>`);
