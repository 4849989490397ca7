import { Suspense, useEffect, useMemo } from 'react';
import type { Page as PageDocument } from '../../../proto/entities/page.ts';
import type { Visit } from '../../../proto/visit.ts';
import { templateOf } from '../templates/known.ts';
import { initPage } from '../templates/template.ts';
import { Boundary } from '../ui/Boundary.tsx';
import { Banner } from './Banner.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Footer } from './shell/Footer.tsx';
import { Header } from './shell/Header.tsx';
import { lateViews } from './late-views.ts';
import { SubNav } from './SubNav.tsx';
import { Unavailable } from './Unavailable.tsx';
import { type Surroundings, VisitingContext, useVisiting } from './visiting.ts';

/** A whole page as visitors see it; the editor renders the same one with a page of its own. */
export function Page({ visit }: { visit: Visit }) {
  const surroundings = useSurroundings(visit);
  const theme = visit.page?.theme ?? 'standard';
  // Said on the root itself: asked by `html:has()`, each letter that is typed anywhere would restyle the whole document.
  useEffect(() => void (document.documentElement.dataset.ground = theme), [theme]);
  if (visit.unavailable) return <Unavailable />;
  return (
    <VisitingContext value={surroundings}>
      <div className="page" data-theme={theme}>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <Header dark={theme === 'darkSlate'} />
        <Banner />
        <SubNav />
        <main id="main" tabIndex={-1}>
          <Boundary of={visit} instead={<ErrorPage />}>
            <Main visit={visit} />
          </Boundary>
        </main>
        <Boundary of={visit} instead={null}>
          <Suspense fallback={<template data-broken="footer" />}>
            <Footer />
          </Suspense>
        </Boundary>
      </div>
    </VisitingContext>
  );
}

function Main({ visit }: { visit: Visit }) {
  if (visit.kind === 'error') return <ErrorPage status={visit.status} message={visit.message} />;
  if (visit.kind === 'search') return lateViews.Search && <lateViews.Search />;
  if (visit.page) return <Templated page={visit.page} />;
  if (visit.kind === 'listing') return lateViews.PlainListing && <lateViews.PlainListing />;
  return <ErrorPage status={visit.status} message={visit.message} />;
}

function Templated({ page }: { page: PageDocument }) {
  const { kind } = useVisiting();
  const template = templateOf(kind === 'listing' ? 'listing' : page.template);
  const whole = useMemo(() => initPage(template, page), [template, page]);
  return <template.View page={whole} />;
}

/** The same object for as long as nothing but the page changes, so that typing does not draw the rest again. */
function useSurroundings(visit: Visit): Surroundings {
  const { page: _page, ...rest } = visit;
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => rest, Object.values(rest));
}
