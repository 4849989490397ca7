import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import type { VideoValue } from '../../fields/field.ts';
import { useParts } from './parts-context.ts';
import * as styles from './video-frame.module.css';
import { encodePart } from '../../../../proto/unicode.ts';
import * as pageStyles from '../../ui/page.module.css';

type Player = ComponentType<{ video: Required<VideoValue>; title: string; onClose: () => void }>;

/** Contacts the video host only after a click. Without scripts, the button is a link to the page of the video. */
export function VideoFrame({
  video: { videoId, type } = { videoId: '' },
  title,
  children,
}: {
  video: VideoValue | undefined;
  title: string;
  children: ReactNode;
}) {
  const editing = useParts() !== null;
  const messages = useMessages();
  const [open, setOpen] = useState<{ Player: Player } | null>(null);
  const host = videoId && type && HOSTS[type];
  const play = async (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Some browsers do not focus a clicked button, but closing the player must restore the focus to it.
    event.currentTarget.focus();
    const { VideoPlayer } = await import('../../ui/VideoPlayer.tsx');
    setOpen({ Player: VideoPlayer });
  };
  return (
    <div className={styles.root}>
      {children}
      {editing ? (
        <div className={styles.prompt}>{messages.editors.missingVideo}</div>
      ) : (
        host && (
          <>
            <a className={styles.play} href={host.page + encodePart(videoId)} onClick={(event) => void play(event)}>
              <span>
                <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
                  <path d="M7 4l13 8-13 8z" fill="currentColor" />
                </svg>
                <span className={pageStyles.unseen}>{messages.video.play({ title })}</span>
              </span>
              <small className={styles.note}>{messages.video.loadsFrom(host)}</small>
            </a>
            {open && <open.Player video={{ videoId, type }} title={title} onClose={() => setOpen(null)} />}
          </>
        )
      )}
    </div>
  );
}

const HOSTS = {
  youtube: { name: 'YouTube', page: 'https://www.youtube.com/watch?v=' },
  vimeo: { name: 'Vimeo', page: 'https://vimeo.com/' },
};
