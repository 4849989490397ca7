import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown inside: another one is tried again. */
  of: unknown;
  instead: ReactNode;
  children: ReactNode;
}

/** What throws while it is drawn takes nothing with it that stands around it. */
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
