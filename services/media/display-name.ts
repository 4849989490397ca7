import { normalizeName } from '../../proto/unicode.ts';

const MAX_LENGTH = 255;

export function toDisplayName(name: string, fallback: string): string {
  const last = toDisplayText(name.split(/[/\\]/).at(-1) ?? '');
  return last.slice(0, MAX_LENGTH).replace(TRUNCATED_SURROGATE, '').trim() || fallback;
}

/** Returns one line without direction overrides, so that `gpj.exe` is never displayed as `exe.jpg`. */
export const toDisplayText = normalizeName;

export function withExtension(extension: string, name: string): string {
  const current = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return current === extension || (current === 'jpeg' && extension === 'jpg') ? name : truncate(name, extension);
}

export const renameKeepingExtension = (extension: string, name: string): string =>
  truncate(name.replace(/(.)\.[^.]+$/, '$1'), extension);

export const changeExtension = (extension: string, name: string): string =>
  withExtension(extension, name) === name ? name : renameKeepingExtension(extension, name);

const truncate = (stem: string, extension: string): string =>
  `${stem.slice(0, MAX_LENGTH - extension.length - 1).replace(TRUNCATED_SURROGATE, '')}.${extension}`;

const TRUNCATED_SURROGATE = /[\ud800-\udbff]$/;
