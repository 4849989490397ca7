import { Upload } from '../../proto/entities/image.ts';

const MAX_LENGTH = Upload.shape.name.maxLength ?? Infinity;

/** What a sent file is called, as long as a call takes it: the ending stays. What of it is shown is the service's to say. */
export function shortenFileName(sent: string | undefined): string {
  const name = (sent ?? '').trim();
  if (name.length <= MAX_LENGTH) return name || 'file';
  const ending = /\.[^.\s]{1,20}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - ending.length).replace(HALF, '') + ending;
}

/** The first half of a character whose second half was cut off. */
const HALF = /[\ud800-\udbff]$/;
