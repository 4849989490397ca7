import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { api } from '../../api.ts';
import type { Navigate } from '../../visit/context/visit-context.ts';
import { viewHeaders } from '../../view-token.ts';
import { currentUser, noRoleReason } from '../core/permissions.ts';
import { endView } from '../core/see-as.ts';
import { useEditorState } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
import { raise, useTopLayer } from '../ui/use-top-layer.ts';
import * as styles from './AccountNotice.module.css';

const t = messages.menu.seenAs;

/** Says who sees the site as somebody else, or why a user can change nothing. */
export function AccountNotice({ navigate }: { navigate: Navigate }) {
  const now = useEditorState();
  const user = currentUser(now);
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
  if (user && seenBy) return <Bar text={t.text(user.username)} onEnd={endView} />;
  const reason = noRoleReason(now);
  return reason ? <Bar text={reason} /> : null;
}

function Bar({ text, onEnd }: { text: string; onEnd?: () => void }) {
  const { home, host } = useTopLayer(styles.seenAs!, raise);
  useLayoutEffect(() => {
    document.documentElement.dataset.seenAs = '';
    return () => void delete document.documentElement.dataset.seenAs;
  }, []);
  return (
    <>
      <div ref={home} />
      {createPortal(
        <>
          <span>{text}</span>
          {onEnd && <Button onClick={onEnd}>{t.end}</Button>}
        </>,
        host,
      )}
    </>
  );
}
