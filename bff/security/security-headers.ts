import type { ConsentCategory } from '../../proto/consent-categories.ts';
import type { Measurement } from '../../proto/entities/site-settings.ts';

type AllowedOrigins = Readonly<Partial<Record<'script' | 'connect' | 'frame', readonly string[]>>>;

export interface Transport {
  secure: boolean;
  /** Makes browsers refuse all subdomains of the site without https, including those of other systems. */
  includeSubDomains?: boolean;
}

interface SecurityOptions extends Transport {
  nonce?: string;
  allowed?: AllowedOrigins;
}

/** Headers of all responses that are not pages. Browsers do not guess their type, and they can neither run nor load anything. */
export const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

export const apiHeaders = { ...inertHeaders, 'cache-control': 'no-store' };

export function securityHeaders({
  nonce,
  allowed,
  secure,
  includeSubDomains,
}: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, allowed),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
    ...(secure && { 'strict-transport-security': `max-age=31536000${includeSubDomains ? '; includeSubDomains' : ''}` }),
  };
}

export function contentSecurityPolicy(nonce?: string, allowed: AllowedOrigins = {}): string {
  const { script = [], connect = [], frame = [] } = allowed;
  const ours = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${[ours, ...script].join(' ')}`,
    ...(connect.length > 0 ? [`connect-src ${["'self'", ...connect].join(' ')}`] : []),
    `style-src ${ours}`,
    // Blocks set colours and spacing with style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `frame-src ${['https://www.youtube-nocookie.com', 'https://player.vimeo.com', ...frame].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

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

/** Returns the origins that a page with a tag container may load. They do not depend on consent, so that the page is cached once. */
export function allowTagManager(measurement: Measurement | undefined): AllowedOrigins {
  if (!measurement?.containerId) return {};
  const used = measurement.categories.map((name) => originsOf[name]);
  return {
    script: [TAG_MANAGER, ...used.flatMap(({ script = [] }) => script)],
    connect: [TAG_MANAGER, ...used.flatMap(({ connect = [] }) => connect)],
    frame: used.flatMap(({ frame = [] }) => frame),
  };
}

export interface Maps {
  script: string;
  allowed: AllowedOrigins;
}

const SCRIPT = 'https://maps.googleapis.com/maps/api/js';
const PLACES = 'https://places.googleapis.com';

export function parseMapsSettings(env: NodeJS.ProcessEnv): Maps | null {
  const key = env.MAPS_KEY?.trim();
  if (!key) return null;
  const script = createScriptUrl(env.MAPS_URL?.trim() || SCRIPT);
  script.searchParams.set('key', key);
  script.searchParams.set('libraries', 'places');
  const origins = env.MAPS_URL ? [script.origin] : [script.origin, PLACES];
  return { script: script.href, allowed: { script: origins, connect: origins } };
}

function createScriptUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`MAPS_URL is "${address}"; it has to be the http or https address of a script`);
  return url;
}
