import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useRef, useState, useEffect, useCallback, type ReactNode } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { optionsOf } from '../../fields/field.ts';
import { ArticleSourceContext, useVisitArticles } from '../../blocks/parts/articles.ts';
import { EditingContext } from '../../blocks/parts/parts-context.ts';
import { Page } from '../../visit/Page.tsx';
import { useEditedArticles } from '../canvas/use-edited-articles.ts';
import { type Device, devices } from '../core/panel.ts';
import { closeOverlay, openOverlay } from '../core/panel-actions.ts';
import { useEditedVisit } from '../core/use-edited-visit.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useResult } from '../ui/use-call.ts';
import { useSize } from '../ui/use-size.ts';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { api } from '../../api.ts';
import { createFailedVisit } from '../../visit/navigation/load-visit.ts';
import { common, messages } from '../messages/messages.ts';
import { headerBottom } from '../ui/header-bottom.ts';
import { createPortal } from 'react-dom';
import * as visitorViewStyles from '../ui/styles/visitor-view.module.css';

/** Without a type, the document would be in quirks mode. */
const EMPTY_DOCUMENT = '<!doctype\nhtml>';

const BLOCKS = '[data-block]';

const widths: Record<Device, number> = { desktop: 1280, tablet: 768, phone: 390 };

const t = messages.visitorView;
const icons = { desktop: Monitor, tablet: Tablet, phone: Smartphone };

export function VisitorView({ device }: { device: Device }) {
  const { visit } = useEditorState();
  return visit && <ViewedVisit visit={visit as Visit} device={device} />;
}

function ViewedVisit({ visit, device }: { visit: Visit; device: Device }) {
  const editor = useEditor();
  const [version, setVersion] = useState<'draft' | 'live'>('draft');
  const draft = useEditedVisit(visit);
  const live = useLiveVisit(draft, version === 'live');
  const isElsewhere = live !== null && live.domainId !== draft.domainId;
  const shown = version === 'draft' ? draft : isElsewhere ? null : live;
  const space = useRef<HTMLDivElement>(null);
  const size = useSize(space);
  const content = useFirstBlock();
  const close = () => closeOverlay(editor, 'visitor-view');
  return (
    <Dialog title={t.title} size="full" closeLabel={t.back} onClose={close}>
      <div className={visitorViewStyles.visitorView}>
        <div className={visitorViewStyles.visitorChoices}>
          <RadioButtons
            label={common.screen}
            value={device}
            options={devices.map((value) => ({ value, text: common.screens[value], icon: icons[value] }))}
            onChange={(next) => openOverlay(editor, { kind: 'visitor-view', device: next })}
          />
          <RadioButtons
            label={t.version}
            value={version}
            options={optionsOf({ draft: common.draft, live: t.live })}
            onChange={setVersion}
          />
          <p role="status">{version === 'draft' ? t.draftHint : isElsewhere ? t.otherDomain : t.liveHint}</p>
        </div>
        <div ref={space} className={visitorViewStyles.visitorSpace}>
          {!shown && !isElsewhere && <p>{t.loading}</p>}
          {shown && size && (
            <VisitorFrame
              key={version}
              title={t.title}
              theme={shown.page?.theme ?? 'standard'}
              onEscape={close}
              {...fitDevice(device, size)}
            >
              <EditingContext value={null}>
                <ArticleSourceContext value={version === 'draft' ? useEditedArticles : useVisitArticles}>
                  <div ref={content}>
                    <Page visit={shown} />
                  </div>
                </ArticleSourceContext>
              </EditingContext>
            </VisitorFrame>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Returns the visit that an anonymous visitor gets at the address, or null while it is loading. */
function useLiveVisit(draft: Visit, isEnabled: boolean): Visit | null {
  const { url } = draft;
  const key = isEnabled ? url : '';
  const { data } = useResult(key, async (signal) => ({
    key,
    visit: isEnabled
      ? await api('GET /visit/load', { url }, { signal, credentials: 'omit' }).catch((error: unknown) =>
          createFailedVisit(url, draft, error),
        )
      : null,
  }));
  return data?.key === key ? data.visit : null;
}

interface Size {
  width: number;
  height: number;
}

export function fitDevice(device: Device, available: Size): Size & { scale: number } {
  const width = device === 'desktop' ? Math.max(widths.desktop, available.width) : widths[device];
  const scale = Math.min(1, available.width / width);
  return { width, height: available.height / scale, scale };
}

/** Returns a ref for the page in the frame, which scrolls to the block that is at the top of the window. */
function useFirstBlock(): (content: HTMLElement | null) => void {
  const [first] = useState(findFirstBlock);
  return useCallback(
    (content) => {
      if (content) requestAnimationFrame(() => content.querySelectorAll(BLOCKS)[first]?.scrollIntoView());
    },
    [first],
  );
}

function findFirstBlock(): number {
  if (scrollY === 0) return -1;
  const top = headerBottom();
  return [...document.querySelectorAll(BLOCKS)].findIndex((block) => block.getBoundingClientRect().bottom > top);
}

interface VisitorFrameProps {
  title: string;
  width: number;
  height: number;
  scale: number;
  theme: string;
  onEscape: () => void;
  children: ReactNode;
}

/** Shows the page in a separate document, so that media queries and sticky elements use the width of the frame. */
function VisitorFrame({ title, width, height, scale, theme, onEscape, children }: VisitorFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const latest = useRef(onEscape);
  useEffect(() => void (latest.current = onEscape));
  useEffect(() => {
    if (body) body.ownerDocument.documentElement.dataset.ground = theme;
  }, [body, theme]);
  const prepare = () => {
    const inner = frame.current!.contentDocument!;
    inner.documentElement.lang = document.documentElement.lang;
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      inner.head.append(sheet.cloneNode(true));
    inner.addEventListener('click', keepHere, { capture: true });
    inner.addEventListener('submit', stop, { capture: true });
    inner.addEventListener('keydown', ({ key }) => key === 'Escape' && latest.current());
    setBody(inner.body);
  };
  return (
    <>
      <iframe
        ref={frame}
        className={visitorViewStyles.visitorFrame}
        title={title}
        srcDoc={EMPTY_DOCUMENT}
        style={{ width, height, transform: `scale(${scale})`, marginInlineEnd: -width * (1 - scale) }}
        onLoad={prepare}
      />
      {body && createPortal(children, body)}
    </>
  );
}

function keepHere(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]');
  if (link && !link.getAttribute('href')!.startsWith('#')) event.preventDefault();
}

/** Prevents forms from sending test input, and links from opening a page in the window of the editor. */
function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
