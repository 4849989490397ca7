import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { showError } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';

interface FailingProps {
  /** Called if the component could not be loaded, which a toast reports. */
  onFailed?: () => void;
}

/** Creates a component that is loaded when it is first shown. */
export const lazyPanel = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P & FailingProps> =>
  function LazyPanel({ onFailed, ...props }: P & FailingProps) {
    const editor = useEditor();
    const [loaded, setLoaded] = useState<{ View: ComponentType<P> } | null>(null);
    const fail = useEffectEvent(() => {
      showError(editor, messages.ui.notLoaded);
      onFailed?.();
    });
    useEffect(() => {
      let isShown = true;
      load().then(
        (View) => isShown && setLoaded({ View }),
        () => isShown && fail(),
      );
      return () => void (isShown = false);
    }, []);
    return loaded && createElement(loaded.View, props as unknown as P);
  };
