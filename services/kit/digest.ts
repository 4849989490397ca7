import { createHash } from 'node:crypto';

/** What is stored of a secret, or of anything a person typed that becomes an id. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
