import { z } from 'zod';

export const Username = z
  .string()
  .trim()
  .min(3, 'A username has at least 3 characters')
  .max(200, 'A username has at most 200 characters');
