/** In the status `reset`, the password was removed and no new one has been chosen yet. */
export const userStatuses = ['active', 'invited', 'reset', 'deactivated'] as const;
export type UserStatus = (typeof userStatuses)[number];

interface StatusSource {
  verified: boolean;
  deactivated: boolean;
  lastSignInAt?: string;
}

export function statusOf({ verified, deactivated: isDeactivated, lastSignInAt }: StatusSource): UserStatus {
  if (isDeactivated) return 'deactivated';
  if (verified) return 'active';
  return lastSignInAt ? 'reset' : 'invited';
}
