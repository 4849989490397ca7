import { useEffect, useMemo, useState } from 'react';
import type { PageBanner } from '../../../../proto/entities/page-banner.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import type { SubNav } from '../../../../proto/entities/sub-nav.ts';
import type { Visit } from '../../../../proto/visit.ts';
import { api } from '../../api.ts';
import type { Documents } from './state.ts';
import { useEditorState } from './use-editor.ts';

export function useEditedVisit(visit: Visit): Visit {
  const { page, nav, footer, subNav: editedSubNav } = useEditorState().documents as Documents;
  const chosen = useChosenSiteDocuments(visit, sameId(page, visit.page));
  return useMemo(
    () => ({
      ...visit,
      page: sameId(page, visit.page),
      nav: nav ?? visit.nav,
      footer: footer ?? visit.footer,
      banner: chosen.banner,
      subNav: editedSubNav && editedSubNav._id === page?.miniNavId ? editedSubNav : chosen.subNav,
    }),
    [visit, page, nav, footer, chosen.banner, chosen.subNav, editedSubNav],
  );
}

/** Immediately after a navigation, the state still contains the previous page. */
const sameId = <T extends { _id: string }>(edited: T | null, visited: T | null): T | null =>
  edited && visited && edited._id === visited._id ? edited : visited;

type ChosenDocuments = Pick<Visit, 'banner' | 'subNav'>;

/** The edited page may use another banner or sub nav than the visit. */
function useChosenSiteDocuments(visit: Visit, page: Page | null): ChosenDocuments {
  const domainId = visit.domainId ?? '';
  const region = page?.region?.slugPrefix ?? '';
  return {
    banner: useChosen(visit.banner, page?.pageBannerId, async (id, signal): Promise<PageBanner | null> => {
      const banners = await api('GET /pageBanners/list', { domainId }, { signal });
      return banners.find(({ _id }) => _id === id) ?? null;
    }),
    subNav: useChosen(visit.subNav, page?.miniNavId, async (id, signal): Promise<SubNav | null> => {
      const subNavs = await api('GET /subNav/list', { region, domainId }, { signal });
      return subNavs.find(({ _id }) => _id === id) ?? null;
    }),
  };
}

function useChosen<D extends { _id: string }>(
  visited: D | null,
  id: string | null | undefined,
  load: (id: string, signal: AbortSignal) => Promise<D | null>,
): D | null {
  const [loaded, setLoaded] = useState<D | null>(null);
  const isVisited = !id || visited?._id === id;
  useEffect(() => {
    if (isVisited) return;
    const controller = new AbortController();
    load(id, controller.signal).then(setLoaded, () => undefined);
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is a new function with each render
  }, [isVisited, id]);
  if (!id) return null;
  if (visited?._id === id) return visited;
  return loaded?._id === id ? loaded : null;
}
