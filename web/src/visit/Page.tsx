import { Suspense, useEffect, useMemo } from 'react';
import type { Page as PageDocument } from '../../../proto/entities/page.ts';
import type { Visit } from '../../../proto/visit.ts';
import { getTemplate } from '../templates/template-registry.ts';
import { createInitialPage } from '../templates/template.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Banner } from './Banner.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { lazyViews } from './lazy-views.ts';
import { SubNav } from './SubNav.tsx';
import { Unavailable } from './Unavailable.tsx';
import { type VisitWithoutPage, VisitContext, useVisit } from './visit-context.ts';

/** A whole page as visitors see it; the editor renders the same one with a page of its own. */
export function Page({ visit }: { visit: Visit }) {
  const surroundings = useSiteDocuments(visit);
  const theme = visit.page?.theme ?? 'standard';
  // Said on the root itself: asked by `html:has()`, each letter that is typed anywhere would restyle the whole document.
  useEffect(() => void (document.documentElement.dataset.ground = theme), [theme]);
  if (visit.unavailable) return <Unavailable />;
  return (
    <VisitContext value={surroundings}>
      <div className="page" data-theme={theme}>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Header dark={theme === 'darkSlate'} />
        <Banner />
        <SubNav />
        <main id="main" tabIndex={-1}>
          <ErrorBoundary of={visit} instead={<ErrorPage />}>
            <Main visit={visit} />
          </ErrorBoundary>
        </main>
        <ErrorBoundary of={visit} instead={null}>
          <Suspense fallback={<template data-broken="footer" />}>
            <Footer />
          </Suspense>
        </ErrorBoundary>
      </div>
    </VisitContext>
  );
}

function Main({ visit }: { visit: Visit }) {
  if (visit.kind === 'error') return <ErrorPage status={visit.status} message={visit.message} />;
  if (visit.kind === 'search') return lazyViews.Search && <lazyViews.Search />;
  if (visit.page) return <TemplateView page={visit.page} />;
  if (visit.kind === 'listing') return lazyViews.PlainListing && <lazyViews.PlainListing />;
  return <ErrorPage status={visit.status} message={visit.message} />;
}

function TemplateView({ page }: { page: PageDocument }) {
  const { kind } = useVisit();
  const template = getTemplate(kind === 'listing' ? 'listing' : page.template);
  const whole = useMemo(() => createInitialPage(template, page), [template, page]);
  return <template.View page={whole} />;
}

/** The same object for as long as nothing but the page changes, so that typing does not draw the rest again. */
function useSiteDocuments(visit: Visit): VisitWithoutPage {
  const { page: _page, ...rest } = visit;
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => rest, Object.values(rest));
}
