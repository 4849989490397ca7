import { Inject, Injectable } from '@nestjs/common';
import type { BrandContent } from '../../../proto/entities/brand.ts';
import { escapeMarkup } from '../../../proto/escape-markup.ts';
import { siteConfig } from '../../../proto/site-config.ts';
import { type Bus, BUS } from '../bus/bus.ts';
import { log } from '../log/log.ts';
import { type Mail, MAIL, type MailMessage } from './mail.ts';

/** A mail is sent without the brand if it cannot be loaded in this time. */
const BRAND_TIMEOUT_MS = 1500;

/** Sends mails with the name, the colour and the sender of the brand of a domain. */
@Injectable()
export class BrandMail {
  constructor(
    @Inject(MAIL) private readonly mail: Mail,
    @Inject(BUS) private readonly bus: Bus,
  ) {}

  async send(domainId: string, message: MailMessage): Promise<void> {
    const brand = await this.loadBrand(domainId);
    await this.mail.send(brand ? withBrand(message, brand) : message);
  }

  private async loadBrand(domainId: string): Promise<BrandContent | null> {
    if (domainId === '') return null;
    const caller = { stage: 'live', domainId } as const;
    try {
      return await this.bus.call(siteConfig.calls.loadBrand, { domainId }, caller, { timeoutMs: BRAND_TIMEOUT_MS });
    } catch (err) {
      log.warn({ err, domainId }, 'a mail is sent without the brand of its domain');
      return null;
    }
  }
}

export function withBrand(
  message: MailMessage,
  brand: Pick<BrandContent, 'name' | 'primary' | 'mailAddress'>,
): MailMessage {
  const { name, primary, mailAddress } = brand;
  const sender = { name, address: mailAddress };
  if (name === '') return { ...message, sender };
  const heading = `<p style="margin:0 0 24px;font-size:20px;font-weight:600">${escapeMarkup(name)}</p>`;
  return {
    ...message,
    sender,
    text: `${message.text}\r\n\r\n${name}`,
    html: `<div style="${STYLE};border-top:4px solid ${primary}">${heading}${message.html}</div>`,
  };
}

const STYLE = 'max-width:600px;padding:24px 0;font-family:sans-serif;font-size:16px;line-height:1.5';
