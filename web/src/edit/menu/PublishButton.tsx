import { ChevronDown, LoaderCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { isSampleMark } from '../../../../proto/blocks/sample-content.ts';
import type { Page } from '../../../../proto/entities/page.ts';
import { api } from '../../api.ts';
import { isPublishable } from '../../../../proto/publish-status.ts';
import { withKeys } from '../core/show-keys.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { publishPage } from '../publishing/commands.ts';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { useResult } from '../ui/use-call.ts';
import { useDebounced } from '../ui/use-debounced.ts';
import { hasPublishableChanges, publishRefusal } from './menu-items.ts';
import { Words } from './StatusChips.tsx';
import { publishActs } from './publish-acts.ts';
import { common, messages } from '../messages/messages.ts';
import * as menuStyles from '../ui/styles/menu.module.css';
import * as styles from '../ui/styles/top-bar.module.css';
import * as severalItemsStyles from '../ui/styles/several-items.module.css';

const t = messages.menu;

/** Publishes the page. The button next to it opens a menu with other actions on the published page. */
export function PublishButton() {
  const editor = useEditor();
  const now = useEditorState();
  const { busy, run: runPublish } = useSubmission();
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const count = useChangeCount(now.stored.page as Page | null);
  const refusal = publishRefusal(now);
  const publish = async () => void (await publishPage(editor, now.documents.page!));
  const close = () => {
    setOpen(false);
    more.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.publish} data-publish data-due={hasPublishableChanges(now) || undefined}>
      <Words
        aria-label={t.publishChanges(count)}
        {...withKeys(t.publishPage, 'publish')}
        {...(refusal && { title: refusal, 'aria-disabled': true })}
        aria-busy={busy || undefined}
        onClick={() => refusal || busy || void runPublish(publish)}
      >
        {busy && <LoaderCircle size={14} className={menuStyles.spinning} aria-hidden />}
        {common.publish}
        {count > 0 && <> {count}</>}
      </Words>
      <button
        ref={more}
        type="button"
        aria-label={t.morePublishing}
        title={t.morePublishing}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown size={16} aria-hidden />
      </button>
      {isOpen && (
        <Popover
          label={t.morePublishing}
          className={severalItemsStyles.blockMenu}
          anchor={() => more.current?.getBoundingClientRect()}
          onClose={close}
          onLeave={({ target }) => more.current?.contains(target as Node) || setOpen(false)}
        >
          {Object.values(publishActs(editor, now)).map(({ id, label, refusal: reason, run }) => (
            <Button
              key={id}
              look="quiet"
              aria-disabled={reason ? true : undefined}
              title={reason}
              onClick={() => {
                if (reason) return;
                close();
                void run();
              }}
            >
              {label}
            </Button>
          ))}
        </Popover>
      )}
    </div>
  );
}

/** Counts the differences between the live page and its saved draft. Returns 0 until they are loaded, and for a page that is not live. */
function useChangeCount(page: Page | null): number {
  const isChanged = page?.published === true && isPublishable(page);
  const key = useDebounced(isChanged ? `${page._id} ${page.revision}` : '', 1000);
  const { data } = useResult(key, async (signal) => {
    if (!page || key === '') return 0;
    const { operations } = await api('GET /page/compare', { _id: page._id, from: 'live', to: 'draft' }, { signal });
    return operations.filter((operation) => operation.op !== 'set' || !isSampleMark(operation.path)).length;
  });
  return isChanged ? (data ?? 0) : 0;
}
