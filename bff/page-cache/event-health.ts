/**
 * How far what is kept can be believed: `full` while every change is heard, `short` while changes may be missed,
 * `none` while the services can not be reached at all, when anything kept is better than nothing.
 */
export interface EventHealth {
  readonly level: 'full' | 'short' | 'none';
}

export const createEventHealth = (isConnected: () => boolean, isHearing: () => boolean): EventHealth => ({
  get level() {
    if (!isConnected()) return 'none';
    return isHearing() ? 'full' : 'short';
  },
});
