import { Component, type ReactNode } from 'react';

interface Props {
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { resetKey: unknown; failed: boolean }> {
  override state = { resetKey: this.props.resetKey, failed: false };

  static getDerivedStateFromProps({ resetKey }: Props, state: { resetKey: unknown }) {
    return state.resetKey === resetKey ? null : { resetKey, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
