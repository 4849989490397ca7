import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Whether the site's script has taken over what the server sent. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
