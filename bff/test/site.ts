import { importShared } from '../../services/kit/testing/import-shared.ts';
import type * as Starter from './start-site.ts';

export { type Answer, sendRequest as ask } from './http-request.ts';
export type { Site, SiteOverHttp } from './start-site.ts';

export const root = { username: 'root', email: 'root@example.com', password: 'a long password' };

/** Starts all services and a BFF in this process, with a real nats-server. */
export const startSite: typeof Starter.startSite = async (...options) => {
  const { startSite } = await importShared<typeof Starter>(new URL('start-site.ts', import.meta.url));
  return startSite(...options);
};
