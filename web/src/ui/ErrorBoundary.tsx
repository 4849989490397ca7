import { Component, type ReactNode } from 'react';

interface Props {
  /** A new value resets the error. */
  of: unknown;
  instead: ReactNode;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { of: unknown; failed: boolean }> {
  override state = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: Props, state: { of: unknown }) {
    return state.of === of ? null : { of, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
