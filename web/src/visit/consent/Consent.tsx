import { useEffect, useRef, useState } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { LazyView } from '../../ui/lazy-view.tsx';
import {
  type Consent as Granted,
  expireTagCookies,
  parseConsent,
  serializeConsent,
  type Consent,
} from './consent-cookie.ts';
import type { ConsentCategory } from '../../../../proto/consent-categories.ts';

type Settings = Visit['settings'];

interface ConsentProps {
  cookie: Settings['cookie'];
  measurement: NonNullable<Settings['measurement']>;
  signedIn: boolean;
  onAllowed: () => void;
}

/** Visitors decide in the browser, so that all of them share the cached page. Signed-in users are not measured. */
export function Consent({ cookie, measurement, signedIn, onAllowed }: ConsentProps) {
  const { containerId, categories } = measurement;
  const [granted, setGranted] = useState<Granted | null>();
  const [requests, setRequests] = useState({ count: 0, isOpen: false });
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => setGranted(parseConsent(document.cookie, categories)), [categories]);
  useEffect(() => {
    if (signedIn && isTagManagerLoaded()) return location.reload();
    if (signedIn || !granted?.length) return;
    applyConsent(containerId, granted);
    onAllowed();
  }, [containerId, granted, signedIn, onAllowed]);
  useEffect(
    () =>
      onCookieSettings(document, (button) => {
        opener.current = button;
        setRequests(({ count }) => ({ count: count + 1, isOpen: true }));
      }),
    [],
  );
  const close = () => {
    (opener.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
    opener.current = null;
    setRequests(({ count }) => ({ count: count + 1, isOpen: false }));
  };
  const answer = (next: Granted) => {
    document.cookie = serializeConsent(next, categories, location.protocol);
    if (granted?.some((name) => !next.includes(name))) return withdraw();
    setGranted(next);
    close();
  };
  const isUnanswered = granted === null && !signedIn;
  if (granted === undefined || !(requests.isOpen || isUnanswered)) return null;
  const notice = { cookie, measurement, granted: granted ?? [], isReopened: requests.isOpen, onAnswer: answer };
  return <LazyView key={requests.count} load={loadNotice} with={{ ...notice, onClose: close }} />;
}

const loadNotice = async () => (await import('./ConsentNotice.tsx')).ConsentNotice;

/** Deletes the cookies of tags and reloads the page, because running tags cannot be stopped. */
function withdraw(): void {
  for (const expired of expireTagCookies(document.cookie, location.hostname)) document.cookie = expired;
  location.reload();
}

const ATTRIBUTE = 'data-cookie-settings';

/** Attributes of a button that reopens the choice of the visitor. */
export const cookieSettingsButton = { [ATTRIBUTE]: '' };

function onCookieSettings(root: Document, open: (button: HTMLElement) => void): () => void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element | null)?.closest?.<HTMLElement>(`[${ATTRIBUTE}]`);
    if (button) open(button);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

const SCRIPT_ID = 'tag-manager';

const storageOf: Record<ConsentCategory, readonly string[]> = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
};

export const isTagManagerLoaded = (): boolean => document.getElementById(SCRIPT_ID) !== null;

/** Loads the container once. Before it starts, everything is denied. */
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

/** Tag Manager accepts commands only as an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}
