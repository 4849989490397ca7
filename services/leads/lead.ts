import type { Channel, Lead } from '../../proto/entities/lead.ts';
import { collection, type Document } from '../kit/store/store.ts';
import type { StoredDelivery } from './delivery/delivery.ts';

export interface StoredLead extends Document, Pick<Lead, 'createdAt' | 'expiresAt' | 'values' | 'consent'> {
  domainId: string;
  position: string;
  formId: string;
  formTitle: string;
  page: Lead['page'];
  regionId: string;
  regionName: string;
  context: Lead['context'];
  suspicious: boolean;
  replyTo: string;
  deliveries: { [C in Channel]?: StoredDelivery };
  version: number;
}

export abstract class LeadRows extends collection<StoredLead>({
  name: 'leads',
  indexes: [
    { fields: ['domainId', 'suspicious', 'position', '_id', 'formId', 'regionId'] },
    { fields: ['expiresAt'] },
    { fields: ['deliveries.mail.dueAt'] },
    { fields: ['deliveries.webhook.dueAt'] },
  ],
  counts: [{ fields: ['domainId', 'suspicious', 'formId', 'formTitle', 'regionId'] }],
}) {}

export function toLead(stored: StoredLead): Lead {
  const { _id, createdAt, expiresAt, values, consent, page, context, suspicious } = stored;
  const { formId, formTitle, regionId, regionName, deliveries } = stored;
  return {
    _id,
    createdAt,
    expiresAt,
    form: { _id: formId, title: formTitle },
    page,
    region: regionId === '' ? null : { _id: regionId, name: regionName },
    values,
    consent,
    context,
    suspicious,
    deliveries: {
      ...(deliveries.mail && { mail: toView(deliveries.mail) }),
      ...(deliveries.webhook && { webhook: toView(deliveries.webhook) }),
    },
  };
}

function toView(delivery: StoredDelivery): NonNullable<Lead['deliveries']['mail']> {
  const { state, attempts, dueAt, deliveredAt, reason } = delivery;
  return { state, attempts, deliveredAt, reason, ...(dueAt && { nextAttemptAt: dueAt }) };
}
