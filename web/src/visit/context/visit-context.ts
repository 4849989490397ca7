import { createContext, useContext } from 'react';
import type { Visit } from '../../../../proto/visit.ts';

export type VisitWithoutPage = Omit<Visit, 'page'> & { pageId?: string };

export const VisitContext = createContext<VisitWithoutPage | null>(null);

export function useVisit(): VisitWithoutPage {
  const visiting = useContext(VisitContext);
  if (!visiting) throw new Error('useVisit must be called inside a page.');
  return visiting;
}

/** Only versions carry keys, by which the editor marks what differs between two of them. */
export const keyIn = (visit: Pick<Visit, 'version'> | null, key: string): string | undefined =>
  visit?.version ? key : undefined;

export const regionPath = ({ region }: Pick<Visit, 'region'>): string => (region ? `/${region.slugPrefix}` : '');
