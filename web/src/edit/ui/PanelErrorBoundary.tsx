import { Component, type ReactNode } from 'react';
import { Button } from './Button.tsx';

/** A fault in a panel takes neither the page with it nor what was typed there. */
export class PanelErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="ed-status" role="alert">
        <span className="ed-status-text" data-saving="refused">
          Something in the editor has failed. Your changes are kept on this device.
        </span>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    );
  }
}
