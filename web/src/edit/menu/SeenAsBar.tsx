import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../api.ts';
import type { Navigate } from '../../visit/context/visit-context.ts';
import { viewHeaders } from '../../view-token.ts';
import { currentUser } from '../core/permissions.ts';
import { endView } from '../core/see-as.ts';
import { useEditorState } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { raise, useTopLayer } from '../ui/use-top-layer.ts';
import * as styles from './SeenAsBar.module.css';

const t = messages.menu.seenAs;

export function SeenAsBar({ navigate }: { navigate: Navigate }) {
  const user = currentUser(useEditorState());
  const seenBy = user?.seenBy;
  // A browser loads a document without the header, so the server has rendered it for the administrator.
  const isOutdated = !seenBy && viewHeaders().authorization !== undefined;
  useEffect(() => {
    if (!isOutdated) return;
    const show = async () => {
      const { user: shown } = await api('POST /user/me', {});
      if (!shown?.seenBy) return endView();
      await navigate(location.pathname + location.search, { replace: true, keepScroll: true });
    };
    // Without a connection, other calls report the failure.
    show().catch(() => undefined);
  }, [isOutdated, navigate]);
  return user && seenBy ? <Bar username={user.username} /> : null;
}

function Bar({ username }: { username: string }) {
  const { home, host } = useTopLayer(styles.seenAs!, raise);
  useLayoutEffect(() => {
    document.documentElement.dataset.seenAs = username;
    return () => void delete document.documentElement.dataset.seenAs;
  }, [username]);
  return (
    <>
      <div ref={home} />
      {createPortal(
        <>
          <span>{t.text(username)}</span>
          <Button onClick={endView}>{t.end}</Button>
        </>,
        host,
      )}
    </>
  );
}
