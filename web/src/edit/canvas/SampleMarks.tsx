import { useMemo } from 'react';
import type { Path } from '../../../../proto/edit.ts';
import { keepSampleContent } from '../core/sample-content-actions.ts';
import { labelAt } from '../core/contents-actions.ts';
import { useDocument } from '../core/use-document.ts';
import { useEditor } from '../core/use-editor.ts';
import { getElement } from './element-registry.ts';
import { sampledItems } from './sampled-items.ts';
import { useSelectionFrame } from './use-selection-frame.ts';
import { messages } from '../messages/messages.ts';
import * as sampleStyles from '../ui/styles/sample-content.module.css';

const t = messages.canvas;

/** One label for each block with texts that are still marked as samples. */
export function SampleMarks() {
  const editor = useEditor();
  const page = useDocument('page');
  const items = useMemo(() => sampledItems(editor, page), [editor, page]);
  return [...items].map(([id, path]) => <SampleMark key={id} path={path} />);
}

function SampleMark({ path }: { path: Path }) {
  const editor = useEditor();
  const frame = useSelectionFrame(() => getElement(editor, 'item', path));
  return (
    <div ref={frame} className={sampleStyles.sampleFrame}>
      <p className={sampleStyles.sampleMark}>
        <strong>{t.sample}</strong>
        <button
          type="button"
          aria-label={t.keepSampleOf(labelAt(editor, path))}
          onClick={() => keepSampleContent(editor, path)}
        >
          {t.keepSample}
        </button>
      </p>
    </div>
  );
}
