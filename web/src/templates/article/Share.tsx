import { useState } from 'react';
import { encodePart } from '../../../../proto/unicode.ts';
import { useIsHydrated } from '../../blocks/parts/use-is-hydrated.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useVisit } from '../../visit/context/visit-context.ts';
import * as styles from './reading-aids.module.css';
import * as pageStyles from '../../ui/page.module.css';

export function Share({ title }: { title: string }) {
  const { origin, canonical } = useVisit();
  const messages = useMessages().article;
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState(false);
  const url = origin + canonical;
  const mail = `mailto:?subject=${encodePart(title)}&body=${encodePart(url)}`;
  const copy = async () => {
    await navigator.clipboard?.writeText(url);
    setCopied(Boolean(navigator.clipboard));
  };
  return (
    <div className={styles.share} data-part="share" role="group" aria-label={messages.share}>
      <a href={mail} aria-label={messages.mail} title={messages.mail}>
        <Drawing path="M3 6h18v13H3zM3 7l9 7 9-7" />
      </a>
      <button type="button" aria-label={messages.copyLink} title={messages.copyLink} onClick={() => void copy()}>
        <Drawing
          path={
            copied
              ? 'M4 13l5 5L20 6'
              : 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'
          }
        />
      </button>
      {isHydrated && 'share' in navigator && (
        <button
          type="button"
          aria-label={messages.share}
          title={messages.share}
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Drawing path="M12 15V3M8 6l4-4 4 4M6 10H4v11h16V10h-2" />
        </button>
      )}
      <span className={pageStyles.unseen} role="status">
        {copied && messages.linkCopied}
      </span>
    </div>
  );
}

const Drawing = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
