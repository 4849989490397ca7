import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PageBanner } from '../../../../proto/entities/page-banner.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { findEventEnd } from '../../../../proto/event-times.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { api } from '../../api.ts';
import { createCalls } from './calls.ts';
import type { Documents } from './state.ts';
import { useEditor, useEditorState } from './use-editor.ts';

export function useEditedVisit(visit: Visit): Visit {
  const { page, nav, footer, subNav: editedSubNav } = useEditorState().documents as Documents;
  const shown = sameId(page, visit.page);
  const chosen = useChosenSiteDocuments(visit, shown);
  return useMemo(
    () => ({
      ...visit,
      page: shown,
      hasEnded: shown !== null && hasEventEnded(shown, visit),
      nav: nav ?? visit.nav,
      footer: footer ?? visit.footer,
      banner: chosen.banner,
      subNav: editedSubNav && editedSubNav._id === page?.miniNavId ? editedSubNav : chosen.subNav,
    }),
    [visit, page, shown, nav, footer, chosen.banner, chosen.subNav, editedSubNav],
  );
}

function hasEventEnded(page: Page, { region }: Visit): boolean {
  const end = findEventEnd(page, region?.timeZone);
  return end !== null && end <= new Date();
}

/** Immediately after a navigation, the state still contains the previous page. */
const sameId = <T extends { _id: string }>(edited: T | null, visited: T | null): T | null =>
  edited && visited && edited._id === visited._id ? edited : visited;

/** The edited page may use another banner or sub nav than the visit. */
function useChosenSiteDocuments(visit: Visit, page: Page | null): Pick<Visit, 'banner' | 'subNav'> {
  const domainId = visit.domainId ?? '';
  const region = page?.region?.slugPrefix ?? '';
  return {
    banner: useChosen<PageBanner>(visit.banner, page?.pageBannerId, (signal) =>
      api('GET /pageBanners/list', { domainId }, { signal }),
    ),
    subNav: useChosen<SubNav>(visit.subNav, page?.miniNavId, (signal) =>
      api('GET /subNav/list', { region, domainId }, { signal }),
    ),
  };
}

function useChosen<D extends { _id: string }>(
  visited: D | null,
  id: string | null | undefined,
  list: (signal: AbortSignal) => Promise<readonly D[]>,
): D | null {
  const isVisited = visited?._id === id;
  const { data } = useQuery(
    { queryKey: ['chosen', id], queryFn: ({ signal }) => list(signal), enabled: Boolean(id) && !isVisited },
    useEditor().get(createCalls),
  );
  if (!id || isVisited) return id ? visited : null;
  return (data as readonly D[] | undefined)?.find(({ _id }) => _id === id) ?? null;
}
