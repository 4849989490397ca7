/** `short`: events may be missed; `none`: the services cannot be reached, so stale entries are served. */
export interface EventHealth {
  readonly level: 'full' | 'short' | 'none';
}

export const createEventHealth = (isConnected: () => boolean, isSubscribed: () => boolean): EventHealth => ({
  get level() {
    if (!isConnected()) return 'none';
    return isSubscribed() ? 'full' : 'short';
  },
});
