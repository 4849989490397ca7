import { useEffect, useRef, useState } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { LazyView } from '../../ui/lazy-view.tsx';
import { type Consent as Granted, expireTagCookies, parseConsent, serializeConsent } from './consent-cookie.ts';
import { onCookieSettings } from './cookie-settings.ts';
import { applyConsent, isTagManagerLoaded } from './tag-manager.ts';

type Settings = Visit['settings'];

interface ConsentProps {
  cookie: Settings['cookie'];
  measurement: NonNullable<Settings['measurement']>;
  signedIn: boolean;
  onAllowed: () => void;
}

/** Decides in the browser, so that all visitors share the cached page. People who are signed in are not measured. */
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

/** Tags that run cannot be stopped otherwise. */
function withdraw(): void {
  for (const expired of expireTagCookies(document.cookie, location.hostname)) document.cookie = expired;
  location.reload();
}
