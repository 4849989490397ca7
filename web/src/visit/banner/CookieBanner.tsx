import { useEffect, useLayoutEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { isRichText } from '../../../../proto/rich-text.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import * as styles from './cookie-banner.module.css';
import * as noticeStyles from '../../ui/notice.module.css';
import * as richTextStyles from '../../ui/rich-text.module.css';
import * as buttonStyles from '../../ui/button.module.css';

const NAME = 'acceptedCookies';
const DAYS = 30;

interface CookieBannerProps {
  cookie: { title: string; message: string };
  /** Called when the visitor accepts, or immediately if they have accepted before. */
  onAccepted?: () => void;
}

export function CookieBanner({ cookie, onAccepted }: CookieBannerProps) {
  const { site } = useMessages();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const isAccepted = hasAccepted(document.cookie);
    setOpen(!isAccepted);
    if (isAccepted) onAccepted?.();
  }, [onAccepted]);
  useLayoutEffect(() => void document.documentElement.toggleAttribute('data-cookie-banner', open), [open]);
  if (!open) return null;
  const accept = () => {
    document.cookie = acceptCookies(location.protocol);
    setOpen(false);
    onAccepted?.();
  };
  return (
    <section
      className={joinClasses(noticeStyles.notice, styles.root)}
      data-part="cookie-banner"
      aria-label={cookie.title}
    >
      <h2>{cookie.title}</h2>
      {isRichText(cookie.message) ? (
        <div className={richTextStyles.rich} dangerouslySetInnerHTML={{ __html: cookie.message }} />
      ) : (
        <p>{cookie.message}</p>
      )}
      <button type="button" className={joinClasses(buttonStyles.button, buttonStyles.buttonAccent)} onClick={accept}>
        {site.acceptCookies}
      </button>
      <button
        type="button"
        className={joinClasses(noticeStyles.close, styles.close)}
        onClick={() => setOpen(false)}
        aria-label={site.close}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </section>
  );
}

const hasAccepted = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim().startsWith(`${NAME}=`));

export const acceptCookies = (protocol: string): string =>
  `${NAME}=true; max-age=${DAYS * 24 * 60 * 60}; path=/; samesite=lax${protocol === 'https:' ? '; secure' : ''}`;
