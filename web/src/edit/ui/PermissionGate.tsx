import type { ReactNode } from 'react';

interface PermissionGateProps {
  /** Why the user may not change the content. */
  reason: string | undefined;
  children: ReactNode;
}

export function PermissionGate({ reason, children }: PermissionGateProps) {
  return (
    <>
      {reason && (
        <p className="ed-refusal" role="note">
          {reason}
        </p>
      )}
      <fieldset className="ed-permitted" disabled={reason !== undefined}>
        {children}
      </fieldset>
    </>
  );
}
