/** What a service's providers ask the kit for, by @Inject(…). */
export const STORES = Symbol('Stores');
export const BUS = Symbol('Bus');
export const RELAY = Symbol('Relay');
/** Erases what was deleted long ago: see recovery/purger.ts. */
export const PURGER = Symbol('Purger');
export const ANNOUNCER = Symbol('Announcer');
export const FILES = Symbol('Files');
export const CLOCK = Symbol('Clock');
/** What the deployment decided, see settings.ts. */
export const SETTINGS = Symbol('Settings');
