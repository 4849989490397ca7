import { type ComponentType, createElement, useEffect, useState } from 'react';

/** Null until it has loaded, and if loading fails. */
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

/** A component of its own, so that loading does not render its parent. */
export function LazyView<P extends object>({ load, with: props }: { load: () => Promise<ComponentType<P>>; with: P }) {
  const View = useLazyView(true, load);
  return View && createElement(View, props);
}
