import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { messages } from '../messages/messages.ts';
import { Button } from './Button.tsx';
import * as styles from './styles/top-bar.module.css';

const t = messages.ui;

export const PanelErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey={null} fallback={<EditorFailed />}>
    {children}
  </ErrorBoundary>
);

const EditorFailed = () => (
  <div className={styles.status} role="alert">
    <span className={styles.statusText} data-saving="refused">
      {t.editorFailed}
    </span>
    <Button onClick={() => window.location.reload()}>{t.reload}</Button>
  </div>
);
