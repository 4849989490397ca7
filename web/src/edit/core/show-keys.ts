import { messages } from '../messages/messages.ts';
import { keysOf, type ShortcutName } from './shortcuts.ts';

const t = messages.core.keys;

/** Returns the labels of keys on this platform. */
export function showKeys(keys: string, isMac = isMacintosh()): string[] {
  const names: Record<string, string> = { ...t.printed, ...(isMac && t.printedOnMac) };
  return keys.split('+').map((key) => names[key] ?? key.toUpperCase());
}

export const showShortcut = (name: ShortcutName): string => showKeys(keysOf(name)[0]!).join('+');

/** Attributes of a button with a tooltip that shows its keys. */
export const withKeys = (label: string, name: ShortcutName) => ({
  title: t.tooltip(label, showShortcut(name)),
  'aria-keyshortcuts': ariaKeys(name),
});

/** Returns the value of `aria-keyshortcuts`. */
export const ariaKeys = (...shortcutNames: ShortcutName[]): string =>
  shortcutNames
    .flatMap(keysOf)
    .map((keys) => keys.replace('mod', isMacintosh() ? 'meta' : 'control'))
    .join(' ');

const isMacintosh = (): boolean => /^(Mac|iP)/.test(navigator.platform);
