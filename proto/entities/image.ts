import { z } from 'zod';
import { Id, Instant } from '../values.ts';

export const Image = z.object({
  _id: Id,
  /** Older clients read in it how a picture is stored; there is one way. */
  version: z.literal('v2').default('v2'),
  name: z.string(),
  type: z.string().describe('Media type, detected from the bytes.'),
  width: z.number().int().describe('Width in pixels, after rotation by the orientation of the camera.'),
  height: z.number().int().describe('Height in pixels, after rotation by the orientation of the camera.'),
  size: z.number().int().describe('Size in bytes.'),
  alt: z.string().default(''),
  uploadedOn: Instant,
});
export type Image = z.infer<typeof Image>;

export const File = z.object({
  _id: Id,
  name: z.string(),
  type: z.string().describe('Media type, detected from the bytes.'),
  /** The same type in the form that older clients read, with the ending that files of it have. */
  fileType: z.object({ ext: z.string(), mime: z.string() }),
  size: z.number().int(),
  description: z.string().default(''),
  uploadedOn: Instant,
});
export type File = z.infer<typeof File>;

/** A file that the door has taken in and laid down, not yet looked at. */
export const Upload = z.object({
  /** Where it lies in the file store; always under `incoming/`. */
  key: z.string().regex(/^incoming\/[\w-]{20,40}$/),
  /** What the sender calls it: shown, never believed. */
  name: z.string().trim().min(1).max(255),
  size: z.number().int(),
});
export type Upload = z.infer<typeof Upload>;

/** A file of the store as it is sent to a browser. */
export const StoredFile = z.object({ key: z.string(), name: z.string(), type: z.string(), size: z.number().int() });
export type StoredFile = z.infer<typeof StoredFile>;
