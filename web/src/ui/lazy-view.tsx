import { type ComponentType, createElement, useEffect, useState } from 'react';

/** Returns null until the view has loaded, and if loading fails. */
export function useLazyView<P extends object>(enabled: boolean, load: () => Promise<ComponentType<P>>) {
  const [loaded, setLoaded] = useState<{ View: ComponentType<P> } | null>(null);
  useEffect(() => {
    let mounted = true;
    if (enabled)
      load().then(
        (View) => mounted && setLoaded({ View }),
        () => undefined,
      );
    return () => {
      mounted = false;
    };
  }, [enabled, load]);
  return enabled ? (loaded?.View ?? null) : null;
}

/** This is a component, so that loading does not render its parent. */
export function LazyView<P extends object>({ load, with: props }: { load: () => Promise<ComponentType<P>>; with: P }) {
  const View = useLazyView(true, load);
  return View && createElement(View, props);
}
