import type { Version } from '../core/comparison.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { messages } from '../messages/messages.ts';
import { VersionFrame } from './VersionFrame.tsx';
import type { Side } from './mark-changes.ts';
import { sideNames } from './names.ts';
import * as styles from './compare.module.css';

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
