import { Problem } from '../../proto/errors.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

/** Rejects immediately while NATS is disconnected, so that stale entries are served without waiting for a timeout. */
export const createReadyBus = (bus: Bus, isConnected: () => boolean): Bus => ({
  call: (...args) =>
    isConnected()
      ? bus.call(...args)
      : Promise.reject(
          new Problem('unavailable', 'The site can not be reached at the moment. Please try again shortly.'),
        ),
});
