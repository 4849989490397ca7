import { z } from 'zod';
import { MAX_PASSWORD, MIN_PASSWORD } from '../password.ts';

export const NewPassword = z
  .string()
  .min(MIN_PASSWORD, `Please choose at least ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Please choose at most ${MAX_PASSWORD} characters`)
  .describe(
    'The new password, which is neither a common one nor made of the username, the email address or the hostname.',
  );
