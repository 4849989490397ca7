import { walkItems } from '../../proto/blocks/walk-content.ts';
import type { Page } from '../../proto/entities/page.ts';
import { siteConfig } from '../../proto/site-config.ts';
import type { Visit } from '../../proto/visit.ts';
import { dependencyKeys } from '../caching/cache-dependencies.ts';
import type { VisitRead } from './visit-read.ts';

type Connection = NonNullable<Visit['unconnected']>[number];

const connectionOf: Record<string, Connection> = { MailchimpForm: 'mailingList', Trainings: 'trainings' };

/** Undefined unless the page has a block that needs a service which is not set up. */
export async function loadUnconnected(reading: VisitRead, page: Page | null): Promise<Connection[] | undefined> {
  const used = findConnections(page);
  if (used.length === 0) return undefined;
  const { domainId } = reading;
  const { loadConnections } = siteConfig.calls;
  const connected = await reading.orElse(
    reading.callCached(loadConnections, {}, dependencyKeys.site('site-settings', domainId)),
    null,
  );
  const missing = used.filter((name) => !connected?.[name]);
  return missing.length > 0 ? missing : undefined;
}

export function findConnections(page: Page | null): Connection[] {
  if (!page) return [];
  const items = [...walkItems([page.contents, page.articleContents, page.eventContents])];
  return [...new Set(items.flatMap(({ item }) => connectionOf[item.componentType as string] ?? []))];
}
