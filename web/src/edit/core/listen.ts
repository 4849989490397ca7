type Events = WindowEventMap & DocumentEventMap;
type Listeners = { [T in keyof Events]?: (event: Events[T]) => void };

export const CAPTURE = { capture: true };

/** Returns a function that removes the listeners. */
export function listen(target: EventTarget, listeners: Listeners, options?: AddEventListenerOptions): () => void {
  const listening = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener as EventListener, { ...options, signal: listening.signal });
  return () => listening.abort();
}
