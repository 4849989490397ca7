import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../kit/limits/limits.ts';

const PER_SOURCE = 10;
const PER_FORM = 500;

@Injectable()
export class SubmissionLimits {
  /** Never stored, so that an address cannot be derived from its counter, which is stored for an hour. */
  private readonly key = randomBytes(32);

  constructor(private readonly limits: AttemptLimits) {}

  /** Throws Problem `too-many`. */
  async count(form: string, source: string | undefined): Promise<void> {
    if (source) {
      const hidden = createHmac('sha256', this.key).update(source).digest('base64url');
      await this.limits.reserve({ key: `form ${form} from ${hidden}`, most: PER_SOURCE, minutes: 60 });
    }
    await this.limits.reserve({ key: `form ${form}`, most: PER_FORM, minutes: 60 });
  }
}
