import type { ApiToken } from '../../../../../proto/entities/user.ts';
import { messages } from '../../messages/messages.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';

const t = messages.apiTokens;

export const describeExpiry = ({ expiresAt }: ApiToken, now = Date.now()): string =>
  Date.parse(expiresAt) > now ? t.expires(formatDateTime(expiresAt)) : t.expired(formatDateTime(expiresAt));

export const describeUse = ({ lastUsedAt }: ApiToken): string =>
  lastUsedAt ? t.lastUsed(formatDateTime(lastUsedAt)) : t.neverUsed;
