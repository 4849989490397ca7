import type { Version } from '../core/comparison.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useSize } from '../ui/use-size.ts';
import { messages } from '../messages/messages.ts';
import { type Side, sideNames } from './mark-changes.ts';
import { useRef } from 'react';
import * as styles from './compare.module.css';

const READABLE_WIDTH = 820;
const SMALLEST_SCALE = 0.6;
const SMALLEST_PREFERRED_SCALE = 0.42;

const t = messages.compare;

export interface Restoring {
  refusal: string | undefined;
  restore: (revision: number) => Promise<boolean>;
}

interface VersionPaneProps {
  side: Side;
  version: Version;
  html: string;
  preferredWidth?: number;
  isShown: boolean;
  restoring: Restoring | undefined;
  onReady: (document: Document) => void;
  onRestored: () => void;
}

export function VersionPane(props: VersionPaneProps) {
  const { side, version, html, preferredWidth, isShown, restoring, onReady, onRestored } = props;
  const name = t.version(version);
  const title = t.frame({ side: sideNames[side], version: name });
  return (
    <section className={styles.comparePane} data-side={side} data-shown={isShown || undefined}>
      <div className={styles.comparePaneHead}>
        <h3>{title}</h3>
        {restoring && typeof version === 'number' && version > 0 && (
          <ActionButton
            disabled={restoring.refusal !== undefined}
            title={restoring.refusal}
            run={async () => {
              if (await restoring.restore(version)) onRestored();
            }}
          >
            {t.restoreVersion(name)}
          </ActionButton>
        )}
      </div>
      <VersionFrame title={title} html={html} preferredWidth={preferredWidth} onReady={onReady} />
    </section>
  );
}

interface VersionFrameProps {
  title: string;
  html: string;
  /** Width of the screen whose layout is shown, unless it would be unreadable when scaled down. */
  preferredWidth?: number;
  onReady: (document: Document) => void;
}

/** Shows the document in a frame, so that its layout is that of a screen with this width. */
function VersionFrame({ title, html, preferredWidth = 0, onReady }: VersionFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box) ?? { width: 0, height: 0 };
  const isWide = width / preferredWidth >= SMALLEST_PREFERRED_SCALE;
  const readableWidth = isWide ? preferredWidth : Math.min(READABLE_WIDTH, width / SMALLEST_SCALE);
  const layoutWidth = Math.max(width, readableWidth);
  const scale = layoutWidth === 0 ? 1 : width / layoutWidth;
  return (
    <div ref={box} className={styles.compareFrameBox}>
      <iframe
        title={title}
        className={styles.compareFrame}
        style={{ width: layoutWidth, height: height / scale, transform: `scale(${scale})` }}
        srcDoc={html}
        onLoad={({ currentTarget }) => currentTarget.contentDocument && onReady(currentTarget.contentDocument)}
      />
    </div>
  );
}
