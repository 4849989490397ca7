export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** As the registry of shortcuts writes it, such as `mod+shift+z`. */
export function canonicalKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  // A sign such as “?” says itself that Shift was pressed.
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const held = [(ctrlKey || metaKey) && 'mod', altKey && 'alt', shiftKey && !isSign && 'shift'];
  return [...held, key.toLowerCase()].filter(Boolean).join('+');
}
