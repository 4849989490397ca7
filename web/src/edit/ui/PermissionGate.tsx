import type { ReactNode } from 'react';

interface PermittedProps {
  /** Why this person may not change what is inside, or nothing. */
  reason: string | undefined;
  children: ReactNode;
}

/** Fields and buttons that are disabled while there is a reason, which is shown above them. */
export function PermissionGate({ reason, children }: PermittedProps) {
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
