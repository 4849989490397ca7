import { z } from 'zod';
import { linkTypes } from './blocks/kinds/link.ts';
import { isEmail } from './contact-values.ts';

export const Id = z.string().min(1).max(128);

/** In lower case without a leading slash, at most 200 characters; empty for the home page of the domain. */
export const Slug = z.string().max(200);

export const Instant = z.iso.datetime();

export const Email = z
  .string()
  .trim()
  .min(1, 'Please provide your email address')
  .max(254, 'An email address has at most 254 characters')
  .pipe(z.string().refine(isEmail, 'Please provide a valid email address').meta({ format: 'email' }));

export const QueryNumber = z.coerce.number();
export const PageNumber = QueryNumber.int().min(1).default(1).describe('Page of the results, from 1.');
export const pageSize = (initial: number) =>
  QueryNumber.int().min(1).max(100).default(initial).describe('Results on a page, 1 to 100.');
export const QueryBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])])
  .transform((value) => (value === '' ? undefined : value === true || value === 'true' || value === '1'));
/** Accepts a repeated parameter or a comma-separated list. */
export const QueryList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).map((part) => part.trim()).filter((part) => part !== ''),
  );

export { linkTypes };
export { videoTypes } from './blocks/kinds/video.ts';
export const Link = z.looseObject({
  type: z.enum(linkTypes).default('page'),
  href: z.string().max(2000).default(''),
  text: z.string().max(500).default(''),
});
export type Link = z.infer<typeof Link>;

export const Crop = z.object({ top: z.number(), left: z.number(), width: z.number(), height: z.number() });
export type Crop = z.infer<typeof Crop>;

export const Picture = z.looseObject({ imageId: z.string().default(''), alt: z.string().max(500).optional() });
export type Picture = z.infer<typeof Picture>;

export const themes = ['standard', 'darkSlate'] as const;
export const frequencies = ['never', 'yearly', 'monthly', 'weekly', 'daily', 'hourly', 'always'] as const;
export type { ArticleType, PageType } from './page-types/declarations.ts';
export { articleTypes, pageTypes } from './page-types/declarations.ts';

/** First path segments that the server uses; pages and regions must not have them. */
export const reservedSegments: readonly string[] = [
  'api',
  'health',
  'ready',
  'search',
  'sitemap.xml',
  'robots.txt',
  'file',
  'img',
  'assets',
  'flags',
  'art',
];
