import { z } from 'zod';
import { Id, Link, Picture } from '../values.ts';
import { keyedLink, keyedLinks } from './nav.ts';
import { Stored } from './stored.ts';

const page = { type: 'page' as const, href: '', text: '' };

const FooterItem = z.looseObject({
  key: z.string().max(40),
  name: z.string().max(200).default(''),
  links: keyedLinks,
});
type FooterItem = z.infer<typeof FooterItem>;

export const FooterContent = z.looseObject({
  domainId: Id,
  region: z
    .string()
    .max(60)
    .optional()
    .describe('Address prefix of a region; absent for the footer of the domain, which regions fall back to.'),
  items: z.array(FooterItem).max(20).default([]),
  twitter: Link.default(page),
  facebook: Link.default(page),
  instagram: Link.default(page),
  linkedIn: Link.default(page),
  brands: z
    .array(keyedLink.extend({ image: Picture.optional() }))
    .max(50)
    .default([]),
  customLinks: keyedLinks,
  cta: Link.default(page),
  subscriptionInfo: Link.default(page),
  slogan: z.object({ text: z.string().max(500).default('') }).default({ text: '' }),
  legal: z.string().max(1000).optional().describe('Company, licence and registration, shown in small type at the end.'),
});
export type FooterContent = z.infer<typeof FooterContent>;

export const Footer = FooterContent.extend(Stored.shape);
export type Footer = z.infer<typeof Footer>;
