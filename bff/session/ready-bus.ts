import { Problem } from '../../proto/errors.ts';
import type { Bus } from '../../services/kit/bus/bus.ts';

/** Without a connection a call would wait for its whole timeout; whoever has something kept to show wants to know at once. */
export const createReadyBus = (bus: Bus, isConnected: () => boolean): Bus => ({
  call: (...asked) =>
    isConnected()
      ? bus.call(...asked)
      : Promise.reject(
          new Problem('unavailable', 'The site can not be reached at the moment. Please try again shortly.'),
        ),
});
