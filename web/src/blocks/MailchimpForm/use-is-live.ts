import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the site's script has taken over what the server sent. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
