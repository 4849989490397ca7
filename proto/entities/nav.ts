import { z } from 'zod';
import { Link, Id } from '../values.ts';
import { Stored } from './stored.ts';

export const keyedLink = z.looseObject({ key: z.string().max(40), link: Link });

export const keyedLinks = z.array(keyedLink).max(50).default([]);

const link = (href: string, text: string) => Link.default({ href, text, type: 'page' });

export const NavItem = keyedLink.extend({ subItems: keyedLinks });
export type NavItem = z.infer<typeof NavItem>;

export const NavContent = z.looseObject({
  domainId: Id,
  region: z
    .string()
    .max(60)
    .optional()
    .describe('Address prefix of a region; absent for the navigation of the domain, which regions fall back to.'),
  items: z.array(NavItem).max(50).default([]),
  brands: keyedLinks,
  contactLink: link('/contact', 'Get in Touch'),
  ctaText: z.string().max(200).default('Years of experience to get the job done'),
  ctaLink: link('/sectors', 'Our sectors'),
  regionsOverlay: z
    .object({
      label: z.string().max(200).default(''),
      title: z.string().max(200).default(''),
      text: z.string().max(2000).default(''),
    })
    .default({ label: '', title: '', text: '' }),
  topSearch: z.array(z.string().max(100)).max(20).default([]).describe('Searches that the search overlay suggests.'),
});
export type NavContent = z.infer<typeof NavContent>;

export const Nav = NavContent.extend(Stored.shape);
export type Nav = z.infer<typeof Nav>;
