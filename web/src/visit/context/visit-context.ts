import { createContext, useContext } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { isRegionalPath } from '../../../../proto/regional-paths.ts';
import type { Link } from '../../../../proto/values.ts';

export type VisitWithoutPage = Omit<Visit, 'page'> & { pageId?: string };

export const VisitContext = createContext<VisitWithoutPage | null>(null);

export function useVisit(): VisitWithoutPage {
  const visiting = useContext(VisitContext);
  if (!visiting) throw new Error('useVisit must be called inside a page.');
  return visiting;
}

/** Only versions need keys, by which the editor marks the differences between two of them. */
export const keyIn = (visit: Pick<Visit, 'version'> | null, key: string): string | undefined =>
  visit?.version ? key : undefined;

export const regionPath = ({ region }: Pick<Visit, 'region'>): string => (region ? `/${region.slugPrefix}` : '');

export const hrefInRegion = (link: Link, visit: Pick<Visit, 'region'>): Link =>
  isRegionalPath(link) ? { ...link, href: regionPath(visit) + link.href } : link;

export type Navigate = (url: string, options?: { replace?: boolean; keepScroll?: boolean }) => Promise<void>;

export const NavigateContext = createContext<Navigate>(async (url) => location.assign(url));
export const useNavigate = (): Navigate => useContext(NavigateContext);

/** Returns false if a service that the block needs is not connected; visitors then do not see the block. */
export const useIsConnected = (name: NonNullable<Visit['unconnected']>[number]): boolean =>
  !useContext(VisitContext)?.unconnected?.includes(name);
