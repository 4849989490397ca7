import type { Bus } from '../../services/kit/bus/bus.ts';
import type { RequestContext } from '../session/request-context.ts';
import { VisitRead, type SharedReads } from './visit-read.ts';

export class VisitReads {
  constructor(
    private readonly bus: Bus,
    private readonly shared: SharedReads,
  ) {}

  start(context: RequestContext): VisitRead {
    return new VisitRead(this.bus, context, this.shared);
  }
}
