import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

/** Rejects immediately while NATS is disconnected, so that stale entries are served without waiting for a timeout. */
export const createReadyBus = (bus: Bus, isConnected: () => boolean): Bus => ({
  call: (...args) => (isConnected() ? bus.call(...args) : Promise.reject(gatewayRefusals.siteUnreachable())),
});
