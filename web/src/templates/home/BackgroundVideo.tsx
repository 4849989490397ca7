import { useRef, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './background-video.module.css';
import { encodePart } from '../../../../proto/unicode.ts';

/** The picture remains until the video plays, and also if the file is missing, with reduced motion and on metered connections. */
export function BackgroundVideo({ file }: { file: string }) {
  const messages = useMessages().video;
  const video = useRef<HTMLVideoElement>(null);
  const [missing, setMissing] = useState('');
  const [playing, setPlaying] = useState<boolean | null>(null);
  if (missing === file || shouldSkipVideo()) return null;
  const togglePlayback = () => (playing ? video.current?.pause() : void video.current?.play().catch(() => undefined));
  return (
    <div className={styles.root} data-waiting={playing === null || undefined}>
      <video
        ref={video}
        src={`/video/${encodePart(file)}`}
        muted
        autoPlay
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setMissing(file)}
      />
      {playing !== null && (
        <button
          type="button"
          onClick={togglePlayback}
          aria-label={playing ? messages.pauseBackground : messages.playBackground}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={playing ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M8 5l11 7-11 7z'} fill="currentColor" />
          </svg>
        </button>
      )}
    </div>
  );
}

const shouldSkipVideo = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
