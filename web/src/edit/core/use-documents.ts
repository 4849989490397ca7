import { useEffect, useState } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { openSiteDocument } from '../saving/site-document-saving.ts';
import { adoptVisitPage, openPage } from './commands.ts';
import { closePagePanel } from './panel-actions.ts';
import { setSession } from './session-actions.ts';
import { setVisit } from './session-status-actions.ts';
import { state } from './state.ts';

export function useDocuments(visit: Visit): void {
  if (!state.visit) setVisit(visit);
  useEffect(() => setVisit(visit), [visit]);
  useEffect(() => openSiteDocument('nav', visit.nav), [visit.nav]);
  useEffect(() => openSiteDocument('footer', visit.footer), [visit.footer]);
  useEffect(() => {
    if (visit.page) adoptVisitPage(visit.page);
  }, [visit.page]);
  const id = visit.page?._id ?? '';
  const [first] = useState({ visit });
  first.visit = visit;
  useEffect(() => {
    const { page } = first.visit;
    if (!page) return;
    const leave = openPage(page);
    return () => {
      leave();
      closePagePanel();
      setSession('page', null);
    };
  }, [id, first]);
}
