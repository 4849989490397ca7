import type { ReactNode } from 'react';

interface PermissionGateProps {
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
