import type { Version } from '../core/comparison.ts';
import { useEditor } from '../core/use-editor.ts';
import { usePageRefusal } from '../core/use-page-refusal.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { messages } from '../messages/messages.ts';
import { VersionFrame } from './VersionFrame.tsx';
import type { Side } from './mark-changes.ts';
import { sideNames } from './names.ts';
import { restoreVersion } from './restore-version.ts';
import * as styles from './compare.module.css';

const t = messages.compare;

interface VersionPaneProps {
  side: Side;
  version: Version;
  html: string;
  isShown: boolean;
  onReady: (document: Document) => void;
  onRestored: () => void;
}

export function VersionPane({ side, version, html, isShown, onReady, onRestored }: VersionPaneProps) {
  const editor = useEditor();
  const refusal = usePageRefusal('edit');
  const name = t.version(version);
  return (
    <section className={styles.comparePane} data-side={side} data-shown={isShown || undefined}>
      <div className={styles.comparePaneHead}>
        <h3>{t.frame({ side: sideNames[side], version: name })}</h3>
        {typeof version === 'number' && (
          <ActionButton
            disabled={refusal !== undefined}
            title={refusal}
            run={async () => {
              if (await restoreVersion(editor, version)) onRestored();
            }}
          >
            {t.restoreVersion(name)}
          </ActionButton>
        )}
      </div>
      <VersionFrame title={t.frame({ side: sideNames[side], version: name })} html={html} onReady={onReady} />
    </section>
  );
}
