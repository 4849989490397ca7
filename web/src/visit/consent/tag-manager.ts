import type { ConsentCategory } from '../../../../proto/consent-categories.ts';
import type { Consent } from './consent-cookie.ts';

const SCRIPT_ID = 'tag-manager';

const storageOf: Record<ConsentCategory, readonly string[]> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

export const isTagManagerLoaded = (): boolean => document.getElementById(SCRIPT_ID) !== null;

/** Loads the container when it is not yet there. Everything is denied before it starts. */
export function applyConsent(containerId: string, granted: Consent): void {
  const isFirst = !isTagManagerLoaded();
  if (isFirst) gtag('consent', 'default', storage(Object.values(storageOf).flat(), 'denied'));
  gtag(
    'consent',
    'update',
    storage(
      granted.flatMap((name) => storageOf[name]),
      'granted',
    ),
  );
  if (!isFirst) return;
  window.dataLayer!.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
  document.head.append(script);
}

const storage = (kinds: readonly string[], state: 'denied' | 'granted') =>
  Object.fromEntries(kinds.map((kind) => [kind, state]));

/** Tag Manager takes commands only as an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}
