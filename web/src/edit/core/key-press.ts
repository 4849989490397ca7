export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Returns a key press as the registry of shortcuts writes it, such as `mod+shift+z`. */
export function canonicalKey({ key: typed, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const key = latinKey(typed, code);
  // Shift is left out for a sign such as “?”, which needs it on most keyboards.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift'];
  return [...held, key.toLowerCase()].filter(Boolean).join('+');
}

/** Signs that are common to all scripts, such as “µ”, are typed on Latin keyboards too. */
const FOREIGN = /^(?=[\p{L}\p{M}])[^\p{Script=Latin}\p{Script=Common}]/u;
const SAME_KEY: Record<string, string> = { ı: 'i', '؟': '?' };

/** Keyboards of other scripts have the Latin letters in the places of the American layout. */
const latinKey = (key: string, code: string): string =>
  (FOREIGN.test(key) && /^Key([A-Z])$/.exec(code)?.[1]) || (SAME_KEY[key] ?? key);

export const isTyping = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
