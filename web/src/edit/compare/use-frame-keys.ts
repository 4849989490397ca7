import { useEffect, useEffectEvent } from 'react';
import type { KeyPress } from '../core/key-press.ts';
import type { Documents } from './mark-changes.ts';

export interface PressedKey extends KeyPress {
  target: EventTarget | null;
}

export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea');

export function useFrameKeys(documents: Documents | null, onKey: (event: PressedKey) => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => onKey(event));
  useEffect(() => {
    if (!documents) return;
    const listen = (event: KeyboardEvent) => handle(event);
    const listened = [documents.before, documents.after];
    for (const document of listened) document.addEventListener('keydown', listen);
    return () => listened.forEach((document) => document.removeEventListener('keydown', listen));
  }, [documents]);
}
