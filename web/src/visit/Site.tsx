import { useEffect } from 'react';
import type { Visit } from '../../../proto/visit.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Failure } from './Failure.tsx';
import { Page } from './Page.tsx';
import { PageTransition } from './PageTransition.tsx';
import { NavigateContext } from './navigate-context.ts';
import { LazyView, useLazyView } from './lazy-view.tsx';
import { useNavigation } from './use-navigation.ts';

export function Site({ visit: first }: { visit: Visit }) {
  const { visit, navigate, refresh, settle, afterwards } = useNavigation(first);
  const { enabled, user } = visit.editing;
  const Editor = useLazyView(enabled && user !== null, loadEditor);
  useEffect(() => (Editor ? settle() : undefined), [Editor, settle, visit]);
  return (
    <NavigateContext value={navigate}>
      <ErrorBoundary of={visit} instead={<Failure />}>
        {Editor ? (
          <Editor visit={visit} navigate={navigate} />
        ) : (
          <PageTransition value={visit} name={visit.url.split('?')[0]!} onArrive={settle}>
            {(shown) => <Page visit={shown} />}
          </PageTransition>
        )}
      </ErrorBoundary>
      <LazyView load={loadDeferredFeatures} with={afterwards} />
      {enabled && user === null && <LazyView load={loadEditorEntry} with={{ onSignedIn: refresh }} />}
    </NavigateContext>
  );
}

const loadDeferredFeatures = async () => (await import('./DeferredClientFeatures.tsx')).DeferredClientFeatures;
const loadEditor = async () => (await import('../edit/Editor.tsx')).Editor;
const loadEditorEntry = async () => (await import('./EditorEntry.tsx')).EditorEntry;
