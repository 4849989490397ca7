const LONGEST = 255;

/** A name as it is stored and shown: one line, the last part of a path, without characters that nobody sees. */
export function toDisplayName(name: string, otherwise: string): string {
  const last = toDisplayText(name.split(/[/\\]/).at(-1) ?? '');
  return last.slice(0, LONGEST).replace(HALF, '').trim() || otherwise;
}

/** Words that somebody wrote, in one line, without characters that nobody sees. */
export const toDisplayText = (text: string): string =>
  text.replace(INVISIBLE_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();

/** The name as it is when it ends as such files do, else with their ending behind it: nobody saves `invoice.exe` from here. */
export function withExtension(ending: string, name: string): string {
  const own = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return own === ending || (own === 'jpeg' && ending === 'jpg') ? name : truncate(name, ending);
}

/** The name of the same picture in another format. */
export const renameKeepingExtension = (ending: string, name: string): string =>
  truncate(name.replace(/(.)\.[^.]+$/, '$1'), ending);

const truncate = (stem: string, ending: string): string =>
  `${stem.slice(0, LONGEST - ending.length - 1).replace(HALF, '')}.${ending}`;

/** Control characters, and those that turn the direction of what follows: `gpj.exe` is not to be read as `exe.jpg`. */
const INVISIBLE_CHARACTERS = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** The first half of a character whose second half was cut off. */
const HALF = /[\ud800-\udbff]$/;
