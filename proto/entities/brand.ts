import { z } from 'zod';
import { Id, Picture } from '../values.ts';
import { Stored } from './stored.ts';

const Colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'A colour looks like #143c31')
  .toLowerCase();

const none = { imageId: '' };

const corners = ['none', 'small', 'large'] as const;
const buttonShapes = ['square', 'rounded', 'pill'] as const;

export const BrandContent = z.object({
  domainId: Id,
  name: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('Name of the site in headers, titles and share cards; empty for the title of the site settings.'),
  logo: Picture.default(none).describe('Logo on light grounds; empty for the mark and the name.'),
  logoDark: Picture.default(none).describe('Logo on dark grounds; empty for the mark and the name.'),
  mark: Picture.default(none).describe('Square sign, for icons of browsers and home screens.'),
  primary: Colour.default('#143c31').describe('Colour of headings, buttons and dark areas.'),
  accent: Colour.default('#e5a433').describe('Colour of highlighted buttons, areas, lines and small headings.'),
  ground: Colour.default('#fbf5ea').describe('Colour of the light grounds of pages.'),
  corner: z.enum(corners).default('large').describe('Radius of pictures, cards and fields.'),
  buttonShape: z.enum(buttonShapes).default('pill'),
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
});
export type BrandStyle = z.infer<typeof BrandStyle>;
