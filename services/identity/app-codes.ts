import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of the previous and the next step are accepted too, because clocks differ. */
const WINDOW = 1;

export const createAppSecret = (): string => new Secret({ size: 20 }).base32;

export const appAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ issuer, label, secret, period: PERIOD_SECONDS }).toString();

/** Returns the step of time whose code was typed, or null if the code is wrong or not newer than the last one that was used. */
export function findStep(secret: string, code: string, lastStep: number, now: Date): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ secret, period: PERIOD_SECONDS });
  const current = totp.counter({ timestamp });
  for (let step = Math.max(current - WINDOW, lastStep + 1); step <= current + WINDOW; step += 1)
    if (totp.validate({ token: code, timestamp: step * PERIOD_SECONDS * 1000, window: 0 }) !== null) return step;
  return null;
}
