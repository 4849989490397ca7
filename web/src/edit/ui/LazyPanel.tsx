import { type ComponentType, createElement, useEffect, useEffectEvent, useState } from 'react';
import { showError } from '../core/toast-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';

interface LazyPanelProps<P extends object> {
  load: () => Promise<ComponentType<P>>;
  with: P;
  onFailed: () => void;
}

export function LazyPanel<P extends object>({ load, with: props, onFailed }: LazyPanelProps<P>) {
  const editor = useEditor();
  const [loaded, setLoaded] = useState<{ View: ComponentType<P> } | null>(null);
  const fail = useEffectEvent(() => {
    showError(editor, messages.ui.notLoaded);
    onFailed();
  });
  useEffect(() => {
    let isShown = true;
    load().then(
      (View) => isShown && setLoaded({ View }),
      () => isShown && fail(),
    );
    return () => void (isShown = false);
  }, [load]);
  return loaded && createElement(loaded.View, props);
}
