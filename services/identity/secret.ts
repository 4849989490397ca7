import { randomBytes } from 'node:crypto';

/** 256 random bits. */
export const createSecret = (): string => randomBytes(32).toString('base64url');
