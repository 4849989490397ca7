import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../proto/errors.ts';
import { AttemptLimits } from '../kit/limits/limits.ts';

const PER_SOURCE = 10;
/** Further leads of an hour are stored as suspicious, so that a flood neither fills a mailbox nor closes the form for other visitors. */
const DELIVERED_PER_FORM = 500;
const PER_FORM = 10_000;

@Injectable()
export class SubmissionLimits {
  /** Never stored, so that an address cannot be derived from its counter, which is stored for an hour. */
  private readonly key = randomBytes(32);

  constructor(private readonly limits: AttemptLimits) {}

  /** False if the lead should not be delivered before an editor has accepted it; throws Problem `too-many`. */
  async count(form: string, source: string | undefined): Promise<boolean> {
    if (source) {
      const hidden = createHmac('sha256', this.key).update(source).digest('base64url');
      await this.limits.reserve({ key: `form ${form} from ${hidden}`, most: PER_SOURCE, minutes: 60 });
    }
    await this.limits.reserve({ key: `form ${form}`, most: PER_FORM, minutes: 60 });
    try {
      await this.limits.reserve({ key: `delivered from ${form}`, most: DELIVERED_PER_FORM, minutes: 60 });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'too-many') return false;
      throw error;
    }
  }
}
