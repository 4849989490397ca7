import { type RefObject, useEffect, useRef } from 'react';

/** Puts the caret in the first field of a form that replaces a list. */
export function useFocusFirst(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus(), []);
  return form;
}
