export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

export function historyKeyOf({ key, ctrlKey, metaKey, shiftKey }: Pressed): 'undo' | 'redo' | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : undefined;
}
