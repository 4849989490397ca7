/**
 * How far cached entries can be trusted: `full` while every event arrives, `short` while events may be missed, `none` while
 * the services cannot be reached and stale entries are served.
 */
export interface EventHealth {
  readonly level: 'full' | 'short' | 'none';
}

export const createEventHealth = (isConnected: () => boolean, isSubscribed: () => boolean): EventHealth => ({
  get level() {
    if (!isConnected()) return 'none';
    return isSubscribed() ? 'full' : 'short';
  },
});
