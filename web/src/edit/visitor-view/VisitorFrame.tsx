import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as visitorViewStyles from '../ui/styles/visitor-view.module.css';

/** Without a type, the document would be in quirks mode. */
const EMPTY_DOCUMENT = '<!doctype\nhtml>';

interface VisitorFrameProps {
  title: string;
  width: number;
  height: number;
  scale: number;
  theme: string;
  onEscape: () => void;
  children: ReactNode;
}

/** A document of its own, so that media queries and sticky elements see the width of the frame. */
export function VisitorFrame({ title, width, height, scale, theme, onEscape, children }: VisitorFrameProps) {
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

/** Otherwise a form would send what is only tried out, or open a page in the window of the editor. */
function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
