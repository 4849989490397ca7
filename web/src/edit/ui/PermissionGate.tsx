import type { ReactNode } from 'react';
import * as formsStyles from './styles/forms.module.css';

interface PermissionGateProps {
  reason: string | undefined;
  children: ReactNode;
}

export function PermissionGate({ reason, children }: PermissionGateProps) {
  return (
    <>
      {reason && (
        <p className={formsStyles.refusal} role="note">
          {reason}
        </p>
      )}
      <fieldset className={formsStyles.permitted} disabled={reason !== undefined}>
        {children}
      </fieldset>
    </>
  );
}
