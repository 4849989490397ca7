import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState, useEffect } from 'react';
import type { Visit } from '../../../../proto/visit.ts';
import { ArticleSourceContext, useVisitArticles } from '../../blocks/parts/articles.ts';
import { EditingContext } from '../../blocks/parts/parts-context.ts';
import { Page } from '../../visit/Page.tsx';
import { useEditedArticles } from '../canvas/use-edited-articles.ts';
import { type Device, devices } from '../core/panel.ts';
import { closeOverlay, openOverlay } from '../core/panel-actions.ts';
import { useEditedVisit } from '../core/use-edited-visit.ts';
import { useEditor, useEditorState } from '../core/use-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { fitDevice } from './fit-device.ts';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { useFirstBlock } from './use-first-block.ts';
import { VisitorFrame } from './VisitorFrame.tsx';
import { api } from '../../api.ts';
import { createFailedVisit } from '../../visit/navigation/load-visit.ts';
import { common, messages } from '../messages/messages.ts';
import * as visitorViewStyles from '../ui/styles/visitor-view.module.css';

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
            options={[
              { value: 'draft', text: common.draft },
              { value: 'live', text: t.live },
            ]}
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

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element.current!;
      setSize({ width, height });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** The response for an anonymous visitor at the address; null while it is loading. */
function useLiveVisit(draft: Visit, isEnabled: boolean): Visit | null {
  const [loaded, setLoaded] = useState<Visit | null>(null);
  const { url } = draft;
  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    api('GET /visit/load', { url }, { signal: controller.signal, credentials: 'omit' })
      .catch((error: unknown) => createFailedVisit(url, draft, error))
      .then((visit) => controller.signal.aborted || setLoaded(visit));
    return () => {
      controller.abort();
      setLoaded(null);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing changes the draft, but not what is live
  }, [url, isEnabled]);
  return loaded;
}
