import type { Visit } from '../../../../proto/visit.ts';
import { useContext } from 'react';
import { VisitContext } from '../../visit/context/visit-context.ts';

/** False if a service that the block needs is not set up, so that visitors do not see the block. */
export const useIsConnected = (name: NonNullable<Visit['unconnected']>[number]): boolean =>
  !useContext(VisitContext)?.unconnected?.includes(name);
