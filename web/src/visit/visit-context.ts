import { createContext, useContext } from 'react';
import type { Visit } from '../../../proto/visit.ts';

/** All of a visit but its page: what stands around the contents. It does not change while the page is edited. */
export type VisitWithoutPage = Omit<Visit, 'page'>;

export const VisitContext = createContext<VisitWithoutPage | null>(null);

export function useVisit(): VisitWithoutPage {
  const visiting = useContext(VisitContext);
  if (!visiting) throw new Error('A view that asks for the visit stands outside of a page.');
  return visiting;
}

/** The base address of the visit's region, empty on pages of no region. */
export const regionPath = ({ region }: Pick<Visit, 'region'>): string => (region ? `/${region.slugPrefix}` : '');
