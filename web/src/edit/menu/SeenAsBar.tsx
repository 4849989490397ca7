import { useEffect } from 'react';
import { api } from '../../api.ts';
import type { Navigate } from '../../visit/context/visit-context.ts';
import { viewHeaders } from '../../view-token.ts';
import { currentUser } from '../core/permissions.ts';
import { endView } from '../core/see-as.ts';
import { useEditorState } from '../core/use-editor.ts';
import { messages } from '../messages/messages.ts';
import { Button } from '../ui/Button.tsx';
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
  if (!user || !seenBy) return null;
  return (
    <div className={styles.seenAs} role="status">
      {t.text(user.username)}
      <Button onClick={endView}>{t.end}</Button>
    </div>
  );
}
