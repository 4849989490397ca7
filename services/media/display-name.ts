const LONGEST = 255;

export function toDisplayName(name: string, otherwise: string): string {
  const last = toDisplayText(name.split(/[/\\]/).at(-1) ?? '');
  return last.slice(0, LONGEST).replace(HALF, '').trim() || otherwise;
}

export const toDisplayText = (text: string): string =>
  text.replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();

/** Appends the extension unless the name has it, so that nobody downloads `invoice.exe`. */
export function withExtension(ending: string, name: string): string {
  const own = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return own === ending || (own === 'jpeg' && ending === 'jpg') ? name : truncate(name, ending);
}

export const renameKeepingExtension = (ending: string, name: string): string =>
  truncate(name.replace(/(.)\.[^.]+$/, '$1'), ending);

const truncate = (stem: string, ending: string): string =>
  `${stem.slice(0, LONGEST - ending.length - 1).replace(HALF, '')}.${ending}`;

/** Control characters and direction overrides: `gpj.exe` must not be displayed as `exe.jpg`. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A lone high surrogate, left over when a name is cut off. */
const HALF = /[\ud800-\udbff]$/;
