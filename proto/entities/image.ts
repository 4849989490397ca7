import { z } from 'zod';
import { Id, Instant } from '../values.ts';
import { FontMetrics } from './font.ts';

/** Part of the address of a picture (`/img/id~edition`), so that caches and browsers can store each edition for months. */
export const Edition = z
  .string()
  .max(40)
  .describe('Identifies what is shown under this id, and differs after each change; absent for the original.');

const Fraction = z.number().min(0).max(1);

export const FocalPoint = z.object({
  x: Fraction.describe('0 at the left edge, 1 at the right one.'),
  y: Fraction.describe('0 at the top edge, 1 at the bottom one.'),
});
export type FocalPoint = z.infer<typeof FocalPoint>;

export const Image = z.object({
  _id: Id,
  version: z.literal('v2').default('v2'),
  name: z.string(),
  type: z.string().describe('Media type, detected from the bytes.'),
  width: z.number().int().describe('Width in pixels, after rotation by the orientation of the camera.'),
  height: z.number().int().describe('Height in pixels, after rotation by the orientation of the camera.'),
  size: z.number().int().describe('Size in bytes.'),
  alt: z.string().default(''),
  tags: z.array(z.string()).optional().describe('Tags by which editors find the picture.'),
  uploadedOn: Instant,
  edition: Edition.optional(),
  focalPoint: FocalPoint.optional().describe(
    'Point that stays in view when the picture is cropped to other proportions; absent for the centre.',
  ),
  cropSize: z
    .object({ width: z.number().int(), height: z.number().int() })
    .optional()
    .describe('Size in pixels that crops refer to, if the picture was replaced by one of another size.'),
});
export type Image = z.infer<typeof Image>;

export const File = z.object({
  _id: Id,
  name: z.string(),
  type: z.string().describe('Media type, detected from the bytes.'),
  fileType: z.object({ ext: z.string(), mime: z.string() }),
  size: z.number().int(),
  description: z.string().default(''),
  tags: z.array(z.string()).optional().describe('Tags by which editors find the file.'),
  font: FontMetrics.optional().describe('Sizes of a font; absent for other files.'),
  uploadedOn: Instant,
  edition: Edition.optional(),
});
export type File = z.infer<typeof File>;

export const Upload = z.object({
  key: z.string().regex(/^incoming\/[\w-]{20,40}$/),
  name: z.string().trim().min(1).max(255),
  size: z.number().int(),
});
export type Upload = z.infer<typeof Upload>;

export const StoredFile = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  edition: Edition.optional(),
});
export type StoredFile = z.infer<typeof StoredFile>;
