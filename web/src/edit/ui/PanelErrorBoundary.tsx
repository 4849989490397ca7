import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { messages } from '../messages/messages.ts';
import * as styles from './styles/top-bar.module.css';

const t = messages.ui;

export class PanelErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className={styles.status} role="alert">
        <span className={styles.statusText} data-saving="refused">
          {t.editorFailed}
        </span>
        <Button onClick={() => window.location.reload()}>{t.reload}</Button>
      </div>
    );
  }
}
