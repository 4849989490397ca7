import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  RouterProvider,
  createBrowserRouter,
  redirect,
  redirectDocument,
  useLoaderData,
  useLocation,
  useNavigation,
  useNavigationType,
  useRevalidator,
} from 'react-router';
import type { Visit } from '../../../../proto/visit.ts';
import { getMessages } from '../../messages/catalogues.ts';
import { loadViews } from '../loading/load-views.ts';
import type { Bar } from '../loading/ProgressBar.tsx';
import type { Views } from '../loading/views.tsx';
import { type NavigationStatus, reloadOnce } from '../loading/reload-on-missing-chunk.ts';
import { createFailedVisit, loadVisit } from './load-visit.ts';
import type { Prefetcher } from './prefetch.ts';
import { type ScrollPositions, scrollToTarget } from './scroll-position.ts';

const MAX_REDIRECTS = 5;

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

export interface RouterDependencies {
  bar: Pick<Bar, 'start' | 'pause' | 'finish'>;
  prefetcher: Pick<Prefetcher, 'take'>;
  status: NavigationStatus;
  views: Views;
  positions: Pick<ScrollPositions, 'restore'>;
  getShown: () => Visit;
  show: (visit: Visit, onShown: () => void) => void;
}

/** Uses one route for all addresses, because the server decides which view an address shows. */
export function createSiteRouter({ bar, prefetcher, status, views, positions, getShown, show }: RouterDependencies) {
  let redirects = 0;

  const loader = async ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const visit = await loadVisit(url, getShown(), { signal: request.signal, prefetched: prefetcher.take(url) });
    const target = visit.redirect;
    // Another application may have this address, so the browser loads its document. Editors stay, because a new document loses their messages.
    if (visit.status === 404 && !visit.editing.user && pathname !== location.pathname) return redirectDocument(url);
    if (target === undefined) {
      redirects = 0;
      return applyDelayed(withViews(views, visit, router.state.navigation.location?.hash));
    }
    if (target.startsWith('/')) bar.pause();
    else bar.finish();
    return ++redirects > MAX_REDIRECTS ? redirectDocument(target) : redirect(target);
  };

  const router = createBrowserRouter(
    [
      {
        id: 'visit',
        path: '*',
        loader,
        element: <Arrivals bar={bar} status={status} positions={positions} show={show} />,
      },
    ],
    {
      hydrationData: { loaderData: { visit: getShown() } },
    },
  );
  return { router, view: <RouterProvider router={router} /> };
}

/** Renders nothing, because the page was hydrated before the router was loaded. */
function Arrivals({ bar, status, positions, show }: Pick<RouterDependencies, 'bar' | 'status' | 'positions' | 'show'>) {
  const visit = useLoaderData() as Visit;
  const location = useLocation();
  const type = useNavigationType();
  const isLoading = [useNavigation().state, useRevalidator().state].includes('loading');
  const last = useRef({ visit, location });

  useEffect(() => {
    if (!isLoading) return;
    status.isNavigating = true;
    bar.start();
    return () => {
      status.isNavigating = false;
      bar.finish();
    };
  }, [isLoading, bar, status]);

  useEffect(() => {
    const before = last.current;
    last.current = { visit, location };
    if (visit !== before.visit) {
      // The page does not need these links, so their script loads later.
      import('./apply-links.ts').then(({ applyLinks }) => applyLinks(visit)).catch(() => {});
      show(visit, () => {
        if (type === 'POP') positions.restore();
        else if (!location.state?.keepScroll) scrollToTarget(location.hash);
      });
    } else if (location !== before.location) scrollToTarget(location.hash);
  }, [visit, location, type, positions, show]);

  return null;
}

async function withViews(views: Views, visit: Visit, hash = ''): Promise<Visit> {
  try {
    await loadViews(views, visit);
    return visit;
  } catch {
    if (reloadOnce(visit.url + hash)) return new Promise(() => {});
    return createFailedVisit(visit.url, visit, new Error(getMessages(visit.language).error.missingPart));
  }
}

/** In milliseconds. */
export const PAGE_LOAD_DELAY = 100;

export async function applyDelayed<T>(result: Promise<T>): Promise<T> {
  const delay = new Promise((resolve) => setTimeout(resolve, PAGE_LOAD_DELAY));
  const [value] = await Promise.all([result, delay]);
  return value;
}
