import { Upload } from '../../proto/entities/image.ts';

const MAX_LENGTH = Upload.shape.name.maxLength ?? Infinity;

export function shortenFileName(sent: string | undefined): string {
  const name = (sent ?? '').trim();
  if (name.length <= MAX_LENGTH) return name || 'file';
  const ending = /\.[^.\s]{1,20}$/.exec(name)?.[0] ?? '';
  return name.slice(0, MAX_LENGTH - ending.length).replace(HALF, '') + ending;
}

const HALF = /[\ud800-\udbff]$/;
