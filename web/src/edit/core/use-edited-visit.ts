import { useMemo } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import type { Documents } from './state.ts';
import { useChosenSiteDocuments } from './use-chosen-site-documents.ts';
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

/** Right after a navigation the editor still holds the previous page. */
const sameId = <T extends { _id: string }>(edited: T | null, visited: T | null): T | null =>
  edited && visited && edited._id === visited._id ? edited : visited;
