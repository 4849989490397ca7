import { FormSettings, type StoredFormSettings } from '../../proto/entities/lead.ts';
import type { z } from 'zod';
import { token } from '../kit/contract/dependencies.ts';
import type { Collection, CollectionSpec, Document } from '../kit/store/store.ts';

export const FORM_SETTINGS = token<Collection<DomainFormSettings>>('FormSettings');

export interface DomainFormSettings extends Document, z.infer<typeof FormSettings> {
  revision: number;
  webhookSecret: string;
}

export const formSettingsSpec: CollectionSpec = { name: 'form_settings' };

export async function loadSettings(
  rows: Pick<Collection<DomainFormSettings>, 'get'>,
  domainId: string,
): Promise<DomainFormSettings> {
  return (await rows.get(domainId)) ?? { _id: domainId, ...FormSettings.parse({}), revision: 0, webhookSecret: '' };
}

export const toSettingsView = ({
  recipients,
  webhookUrl,
  retentionDays,
  revision,
  webhookSecret,
}: DomainFormSettings): StoredFormSettings => ({
  recipients,
  webhookUrl,
  retentionDays,
  revision,
  hasWebhookSecret: webhookSecret !== '',
});
