import { z } from 'zod';
import { MAX_PASSWORD, MIN_PASSWORD } from '../limits.ts';
import { PageNumber, pageSize } from '../values.ts';

export const Username = z
  .string()
  .trim()
  .min(3, 'A username has at least 3 characters')
  .max(200, 'A username has at most 200 characters');

export const NewPassword = z
  .string()
  .min(MIN_PASSWORD, `Please choose at least ${MIN_PASSWORD} characters`)
  .max(MAX_PASSWORD, `Please choose at most ${MAX_PASSWORD} characters`)
  .describe(
    'The new password, which is neither a common one nor made of the username, the email address or the hostname.',
  );

export const paging = { page: PageNumber, perPage: pageSize(100) };
