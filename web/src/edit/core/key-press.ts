export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** As the registry of shortcuts writes it, such as `mod+shift+z`. */
export function canonicalKey({ key: typed, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const key = latinKey(typed, code);
  // A sign such as “?” says itself that Shift was pressed.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift'];
  return [...held, key.toLowerCase()].filter(Boolean).join('+');
}

/** Signs that are common to all scripts, such as “µ”, are typed on Latin keyboards too. */
const FOREIGN = /^(?=[\p{L}\p{M}])[^\p{Script=Latin}\p{Script=Common}]/u;
const SAME_KEY: Record<string, string> = { ı: 'i', '؟': '?' };

/** A keyboard of another script has the Latin letters at the places of the American one. */
const latinKey = (key: string, code: string): string =>
  (FOREIGN.test(key) && /^Key([A-Z])$/.exec(code)?.[1]) || (SAME_KEY[key] ?? key);
