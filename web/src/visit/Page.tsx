import { useContext, useEffect, useMemo, useState } from 'react';
import type { Page as PageDocument } from '../../../proto/entities/page.ts';
import type { Visit } from '../../../proto/visit.ts';
import { ScopeContext } from '../blocks/parts/parts-context.ts';
import { createInitialPage } from '../templates/template.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Banner } from './banner/Banner.tsx';
import { ErrorPage, Unavailable } from './errors/ErrorPage.tsx';
import { FrameContext } from './shell/frame-context.tsx';
import { useViews } from './loading/views.tsx';
import { SubNav } from './shell/SubNav.tsx';
import { type VisitWithoutPage, VisitContext, useVisit } from './context/visit-context.ts';
import * as pageStyles from '../ui/page.module.css';

export function Page({ visit }: { visit: Visit }) {
  const siteDocuments = useSiteDocuments(visit);
  const { site } = useMessages();
  const { Header, Footer } = useContext(FrameContext);
  const theme = visit.page?.theme ?? 'standard';
  // The theme is an attribute of the root element, because `html:has()` would restyle the whole document on each keystroke.
  useEffect(() => void (document.documentElement.dataset.ground = theme), [theme]);
  // Memoised elements are not rendered while an editor types.
  const [above, below] = useMemo(
    () => [
      <>
        <Header dark={theme === 'darkSlate'} />
        <Banner />
        <SubNav />
      </>,
      <ErrorBoundary resetKey={siteDocuments} fallback={null}>
        <Footer dark={theme === 'darkSlate'} />
      </ErrorBoundary>,
    ],
    [theme, siteDocuments, Header, Footer],
  );
  if (visit.unavailable) return <Unavailable />;
  return (
    <VisitContext value={siteDocuments}>
      <div className={pageStyles.page} data-theme={theme}>
        <a className={pageStyles.skip} href="#main">
          {site.skip}
        </a>
        {above}
        <main id="main" tabIndex={-1}>
          <ErrorBoundary resetKey={visit} fallback={<ErrorPage />}>
            <Main visit={visit} />
          </ErrorBoundary>
        </main>
        {below}
      </div>
    </VisitContext>
  );
}

function Main({ visit }: { visit: Visit }) {
  const { Search, PlainListing } = useViews();
  if (visit.kind === 'error') return <ErrorPage status={visit.status} message={visit.message} />;
  if (visit.kind === 'search') return Search && <Search />;
  if (visit.page) return <TemplateView page={visit.page} />;
  if (visit.kind === 'listing') return PlainListing && <PlainListing />;
  return <ErrorPage status={visit.status} message={visit.message} />;
}

function TemplateView({ page }: { page: PageDocument }) {
  const { kind } = useVisit();
  const template = useViews().templates.get(kind === 'listing' ? 'listing' : page.template)!;
  const completePage = useMemo(() => createInitialPage(template, page), [template, page]);
  const scope = useMemo(() => ({ path: [], fields: { ...template.header, ...template.fields } }), [template]);
  return (
    <ScopeContext value={scope}>
      <template.View page={completePage} />
    </ScopeContext>
  );
}

/** Returns the same object while only the page changes, so that typing renders nothing else. */
function useSiteDocuments({ page, ...withoutPage }: Visit): VisitWithoutPage {
  const documents = { ...withoutPage, pageId: page?._id };
  const [current, setCurrent] = useState<VisitWithoutPage>(documents);
  if (isShallowEqual(current, documents)) return current;
  setCurrent(documents);
  return documents;
}

function isShallowEqual(a: object, b: object): boolean {
  const [one, other] = [Object.entries(a), Object.entries(b)];
  return one.length === other.length && other.every(([key, value]) => (a as Record<string, unknown>)[key] === value);
}
