import type { ConsentCategory } from '../../proto/consent-categories.ts';
import type { Measurement } from '../../proto/entities/site-settings.ts';
import type { AllowedOrigins } from './security-headers.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
];

const originsOf: Record<ConsentCategory, AllowedOrigins> = {
  statistics: { connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com'] },
  marketing: { script: ADS, connect: ADS, frame: [TAG_MANAGER, 'https://td.doubleclick.net'] },
};

/** What a page of a domain with a container may load, whether its visitor has agreed or not, so that it is cached once. */
export function allowTagManager(measurement: Measurement | undefined): AllowedOrigins {
  if (!measurement?.containerId) return {};
  const used = measurement.categories.map((name) => originsOf[name]);
  return {
    script: [TAG_MANAGER, ...used.flatMap(({ script = [] }) => script)],
    connect: [TAG_MANAGER, ...used.flatMap(({ connect = [] }) => connect)],
    frame: used.flatMap(({ frame = [] }) => frame),
  };
}
