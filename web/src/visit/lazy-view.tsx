import { type ComponentType, createElement, useEffect, useState } from 'react';

/** A view that visitors of this page do not have yet: null until it has come, and when it does not. */
export function useLazyView<P extends object>(wanted: boolean, load: () => Promise<ComponentType<P>>) {
  const [fetched, setFetched] = useState<{ View: ComponentType<P> } | null>(null);
  useEffect(() => {
    let stays = true;
    if (wanted)
      load().then(
        (View) => stays && setFetched({ View }),
        () => undefined,
      );
    return () => {
      stays = false;
    };
  }, [wanted, load]);
  return wanted ? (fetched?.View ?? null) : null;
}

/** Such a view in a place of its own: what stands around it is not drawn again when it comes. */
export function LazyView<P extends object>({ load, with: props }: { load: () => Promise<ComponentType<P>>; with: P }) {
  const View = useLazyView(true, load);
  return View && createElement(View, props);
}
