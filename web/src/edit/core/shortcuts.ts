import { canonicalKey, type KeyPress } from './key-press.ts';

export const shortcutGroups = ['everywhere', 'blocks', 'text', 'comparison'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

export interface Shortcut {
  group: ShortcutGroup;
  /** Each of these keys runs the action. `mod` is Command on a Mac, and Ctrl elsewhere. */
  keys: readonly string[];
}

/** Handlers ask `isPressed`; the help, the commands and the tooltips show the same keys. */
export const shortcuts = {
  commands: { group: 'everywhere', keys: ['mod+k'] },
  help: { group: 'everywhere', keys: ['?'] },
  save: { group: 'everywhere', keys: ['mod+s'] },
  publish: { group: 'everywhere', keys: ['mod+shift+enter'] },
  undo: { group: 'everywhere', keys: ['mod+z'] },
  redo: { group: 'everywhere', keys: ['mod+shift+z', 'mod+y'] },
  selectParent: { group: 'blocks', keys: ['escape'] },
  moveUp: { group: 'blocks', keys: ['alt+arrowup'] },
  moveDown: { group: 'blocks', keys: ['alt+arrowdown'] },
  extendUp: { group: 'blocks', keys: ['shift+arrowup'] },
  extendDown: { group: 'blocks', keys: ['shift+arrowdown'] },
  copy: { group: 'blocks', keys: ['mod+c'] },
  cut: { group: 'blocks', keys: ['mod+x'] },
  paste: { group: 'blocks', keys: ['mod+v'] },
  duplicate: { group: 'blocks', keys: ['mod+d'] },
  remove: { group: 'blocks', keys: ['delete'] },
  slash: { group: 'text', keys: ['/'] },
  link: { group: 'text', keys: ['mod+k'] },
  bold: { group: 'text', keys: ['mod+b'] },
  italic: { group: 'text', keys: ['mod+i'] },
  underline: { group: 'text', keys: ['mod+u'] },
  strike: { group: 'text', keys: ['mod+shift+s'] },
  code: { group: 'text', keys: ['mod+e'] },
  paragraph: { group: 'text', keys: ['mod+alt+0'] },
  heading2: { group: 'text', keys: ['mod+alt+2', 'mod+alt+1'] },
  heading3: { group: 'text', keys: ['mod+alt+3'] },
  heading4: { group: 'text', keys: ['mod+alt+4'] },
  bulletList: { group: 'text', keys: ['mod+shift+8'] },
  orderedList: { group: 'text', keys: ['mod+shift+7'] },
  quote: { group: 'text', keys: ['mod+shift+b'] },
  clear: { group: 'text', keys: ['mod+\\'] },
  toolbar: { group: 'text', keys: ['alt+f10'] },
  nextChange: { group: 'comparison', keys: ['n'] },
  previousChange: { group: 'comparison', keys: ['p'] },
  closeComparison: { group: 'comparison', keys: ['escape'] },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

export const shortcutNames = Object.keys(shortcuts) as ShortcutName[];

export const keysOf = (name: ShortcutName): readonly string[] => shortcuts[name].keys;

export const isPressed = (event: KeyPress, name: ShortcutName): boolean => keysOf(name).includes(canonicalKey(event));

export function parseHistoryKey(event: KeyPress): 'undo' | 'redo' | undefined {
  if (isPressed(event, 'undo')) return 'undo';
  return isPressed(event, 'redo') ? 'redo' : undefined;
}
