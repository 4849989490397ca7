import { type ConsentCategory, consentCategories } from '../../../../proto/consent-categories.ts';

export type Consent = readonly ConsentCategory[];

const NAME = 'consent';
const FORMAT = 'v1';
const DAYS = 180;

export function parseConsent(cookies: string, offered: Consent): Consent | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === NAME)?.[1];
  const [format, asked = '', granted = ''] = value?.split('.') ?? [];
  if (format !== FORMAT || asked !== toList(offered)) return null;
  const names = granted.split('-');
  return offered.filter((name) => names.includes(name));
}

export function serializeConsent(granted: Consent, offered: Consent, protocol: string): string {
  const value = [FORMAT, toList(offered), toList(granted)].join('.');
  return `${NAME}=${value}; max-age=${DAYS * 24 * 60 * 60}; path=/; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
}

/** Returns assignments to `document.cookie` that delete the cookies of tags, for this host and the domains above it. */
export function expireTagCookies(cookies: string, hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]!.trim())
    .filter((name) => name !== '' && !OWN.includes(name))
    .flatMap((name) => domains.map((domain) => `${name}=; max-age=0; path=/${domain}`));
}

const OWN = [NAME, 'acceptedCookies'];

const toList = (names: Consent): string => consentCategories.filter((name) => names.includes(name)).join('-');
