import type { z } from 'zod';

/**
 * Limits of length apply to what is sent. A stored value can exceed them, because normalizing escapes characters and completes addresses, and
 * must not make everything that is read together with it unreadable.
 */
export function parseStored<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  if (error.issues.every(({ code }) => code === 'too_big')) return value as T;
  throw error;
}
