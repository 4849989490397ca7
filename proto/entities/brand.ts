import { z } from 'zod';
import { standardStyle } from '../standard-style.ts';
import { Email, Id, Picture } from '../values.ts';
import { UploadedFont } from './font.ts';
import { Stored } from './stored.ts';

const Colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'A colour looks like #143c31')
  .toLowerCase();

const none = { imageId: '' };

const corners = ['none', 'small', 'large'] as const;
const buttonShapes = ['square', 'rounded', 'pill'] as const;
const densities = ['compact', 'normal', 'airy'] as const;
const footerShapes = ['columns', 'row'] as const;
/** Two families that the site contains, and the fonts of the device, which also have letters that the families lack. */
const fonts = ['fraunces', 'figtree', 'serif', 'sans'] as const;

export const BrandContent = z.object({
  domainId: Id,
  name: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('Name of the site in headers, titles and share cards; empty for the title of the site settings.'),
  logo: Picture.default(none).describe('Logo on light grounds; empty for the other logo on a dark plate.'),
  logoDark: Picture.default(none).describe(
    'Logo on dark grounds; empty for the other logo on a light plate. Without both, the mark and the name are shown.',
  ),
  mark: Picture.default(none).describe('Square sign, for icons of browsers and home screens.'),
  primary: Colour.default(standardStyle.primary).describe('Colour of headings, buttons and dark areas.'),
  accent: Colour.default(standardStyle.accent).describe(
    'Colour of highlighted buttons, areas, lines and small headings.',
  ),
  ground: Colour.default(standardStyle.ground).describe('Colour of the light grounds of pages.'),
  corner: z.enum(corners).default(standardStyle.corner).describe('Radius of pictures, cards and fields.'),
  buttonShape: z.enum(buttonShapes).default(standardStyle.buttonShape),
  headingFont: z
    .union([z.enum(fonts), UploadedFont])
    .default(standardStyle.headingFont)
    .describe('Font of headings; `serif` and `sans` are those of the device.'),
  bodyFont: z
    .union([z.enum(fonts), UploadedFont])
    .default(standardStyle.bodyFont)
    .describe('Font of all other texts.'),
  density: z.enum(densities).default(standardStyle.density).describe('Space between and around blocks.'),
  footerShape: z
    .enum(footerShapes)
    .default('columns')
    .describe('Columns of links on a dark ground, or rows of links on the soft ground of the page.'),
  mailAddress: z
    .union([z.literal(''), Email])
    .default('')
    .describe('Sender of mails, an address that the mail server accepts; empty for the one of the installation.'),
  darkTheme: z
    .boolean()
    .default(standardStyle.darkTheme)
    .describe('Shows pages in dark colours to visitors whose device prefers them.'),
});
export type BrandContent = z.infer<typeof BrandContent>;

export const Brand = BrandContent.extend(Stored.shape);
export type Brand = z.infer<typeof Brand>;

/** The values that the style sheet of a brand is computed from. */
export const BrandStyle = BrandContent.pick({
  primary: true,
  accent: true,
  ground: true,
  corner: true,
  buttonShape: true,
  headingFont: true,
  bodyFont: true,
  density: true,
  darkTheme: true,
});
export type BrandStyle = z.infer<typeof BrandStyle>;
