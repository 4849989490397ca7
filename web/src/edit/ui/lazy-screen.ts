import { type ComponentType, createElement } from 'react';
import { LazyPanel } from './LazyPanel.tsx';

/** Creates a screen that is loaded when it is first shown. */
export const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  function LazyScreen(props: P) {
    return createElement(LazyPanel<P>, { load, with: props, onFailed: () => undefined });
  };
