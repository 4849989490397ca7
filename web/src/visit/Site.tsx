import { type ComponentType, useEffect, useState } from 'react';
import type { Visit } from '../../../proto/visit.ts';
import type { EditorProps } from '../edit/Editor.tsx';
import { LanguageContext } from '../messages/use-messages.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Failure } from './errors/ErrorPage.tsx';
import { Page } from './Page.tsx';
import { PageTransition } from './navigation/PageTransition.tsx';
import { type Views, ViewsProvider } from './loading/views.tsx';
import { NavigateContext } from './context/visit-context.ts';
import { NavigationGuardsContext, useNavigation } from './navigation/use-navigation.ts';
import { LazyView, useLazyView } from '../ui/lazy-view.tsx';

export function Site({ visit: first, views }: { visit: Visit; views: Views }) {
  const { visit, navigate, refresh, completeNavigation, navigation } = useNavigation(first);
  const { enabled, user } = visit.editing;
  const [loadEditor] = useState(createEditorLoader);
  const Editor = useLazyView(enabled && user !== null, loadEditor);
  useEffect(() => (Editor ? completeNavigation() : undefined), [Editor, completeNavigation, visit]);
  return (
    <LanguageContext value={visit.language}>
      <ViewsProvider views={views}>
        <NavigateContext value={navigate}>
          <NavigationGuardsContext value={navigation.guards}>
            <ErrorBoundary resetKey={visit} fallback={<Failure />}>
              {Editor ? (
                <Editor visit={visit} navigate={navigate} />
              ) : (
                <PageTransition value={visit} name={visit.url.split('?')[0]!} onArrive={completeNavigation}>
                  {(current) => (
                    <LanguageContext value={current.language}>
                      <Page visit={current} />
                    </LanguageContext>
                  )}
                </PageTransition>
              )}
            </ErrorBoundary>
            <LazyView load={loadDeferredFeatures} with={navigation} />
            {enabled && user === null && <LazyView load={loadEditorEntry} with={{ onSignedIn: refresh }} />}
          </NavigationGuardsContext>
        </NavigateContext>
      </ViewsProvider>
    </LanguageContext>
  );
}

const loadDeferredFeatures = async () => (await import('./DeferredClientFeatures.tsx')).DeferredClientFeatures;
function createEditorLoader() {
  let View: ComponentType<EditorProps> | undefined;
  return async () => {
    const { createEditorView } = await import('../edit/Editor.tsx');
    return (View ??= createEditorView());
  };
}
const loadEditorEntry = async () => (await import('./editor-entry/EditorEntry.tsx')).EditorEntry;
