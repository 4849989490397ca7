import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { VideoValue } from '../fields/field.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import * as noticeStyles from './notice.module.css';
import * as styles from './video-player.module.css';
import { encodePart } from '../../../proto/unicode.ts';

const HOSTS: Record<NonNullable<VideoValue['type']>, string> = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
};

/** Starts the video immediately, and uses the host without cookies if there is one. */
export const videoUrl = ({ type, videoId }: Required<VideoValue>): string =>
  `${HOSTS[type]}${encodePart(videoId)}?autoplay=1${type === 'youtube' ? '&rel=0' : '&dnt=1'}`;

export function VideoPlayer({
  video,
  title,
  onClose,
}: {
  video: Required<VideoValue>;
  title: string;
  onClose: () => void;
}) {
  const { site, video: messages } = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  useScrollLock(true);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing the dialog restores the focus, but unmounting it does not.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.videoPlayer}
      aria-label={title || messages.video}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <button
        type="button"
        className={`${noticeStyles.close} ${styles.videoPlayerClose}`}
        onClick={close}
        aria-label={site.close}
      >
        <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
      <iframe src={videoUrl(video)} title={title || messages.video} allow="autoplay; fullscreen; picture-in-picture" />
    </dialog>
  );
}
