import type { Bus } from '../../services/kit/bus/bus.ts';
import type { RequestContext } from '../session/request-context.ts';
import { VisitRead, type SharedReads } from './visit-read.ts';

/** Begins what is read for one answer. */
export class VisitReads {
  constructor(
    private readonly bus: Bus,
    private readonly parts: SharedReads,
  ) {}

  begin(asker: RequestContext): VisitRead {
    return new VisitRead(this.bus, asker, this.parts);
  }
}
