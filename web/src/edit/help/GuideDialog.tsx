import { useRef } from 'react';
import { guide } from '../../../../docs/editor-guide.md';
import { closeOverlay } from '../core/panel-actions.ts';
import { useEditor } from '../core/use-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { messages } from '../messages/messages.ts';
import * as styles from './guide.module.css';

const t = messages.help.guide;
const WIDTH = 1080;

export function GuideDialog() {
  const editor = useEditor();
  const headings = useRef(new Map<string, HTMLHeadingElement>());
  return (
    <Dialog title={t.title} width={WIDTH} onClose={() => closeOverlay(editor, 'guide')}>
      <div className={styles.guide}>
        <nav aria-label={t.contents}>
          {guide.sections.map(({ title }) => (
            <button key={title} type="button" onClick={() => show(headings.current.get(title))}>
              {title}
            </button>
          ))}
        </nav>
        <article>
          <div dangerouslySetInnerHTML={{ __html: guide.introduction }} />
          {guide.sections.map(({ title, html }) => (
            <section key={title}>
              <h3 ref={(node) => void (node && headings.current.set(title, node))} tabIndex={-1}>
                {title}
              </h3>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </article>
      </div>
    </Dialog>
  );
}

function show(heading: HTMLHeadingElement | undefined): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
