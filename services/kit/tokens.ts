import type { Stores } from './store/store.ts';
import type { Bus } from './bus/bus.ts';
import type { EventPublisher } from './bus/outbox.ts';
import type { Files } from './files/files.ts';
import type { Clock } from './clock.ts';
import type { Settings } from './settings.ts';
import { token } from './contract/dependencies.ts';

export const STORES = token<Stores>('Stores');
export const BUS = token<Bus>('Bus');
export const RELAY = Symbol('Relay');
export const PURGER = Symbol('Purger');
export const EVENT_PUBLISHER = token<EventPublisher>('Announcer');
export const FILES = token<Files>('Files');
export const CLOCK = token<Clock>('Clock');
export const SETTINGS = token<Settings>('Settings');
