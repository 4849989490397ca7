import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
