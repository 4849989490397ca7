import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Output } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { visit } from '../../proto/visit.ts';
import { refuseInvalidUnicode, validationMessage } from '../../services/kit/contract/validate-input.ts';
import { toRecordable } from '../../services/kit/searches/words.ts';
import { parseInput } from '../gateway/call-input.ts';
import { Gateway } from '../gateway/gateway.ts';
import { BeaconLimits } from './beacon-limits.ts';
import { isCountable } from './is-countable.ts';
import { PageStatistics } from './page-statistics.ts';
import { normalizeReferrer } from './referrer-host.ts';
import type { Counted } from './tally.ts';

@Controller()
export class CountController {
  constructor(
    private readonly gateway: Gateway,
    private readonly statistics: PageStatistics,
    private readonly limits: BeaconLimits,
  ) {}

  @Post('api/visit/count')
  @HttpCode(200)
  async count(@Req() request: FastifyRequest): Promise<Output<typeof visit.calls.count>> {
    const { headers } = request;
    const { site, user, source } = await this.gateway.resolveContext(visit.calls.count, {
      headers,
      socket: request.raw.socket,
    });
    const body = parseInput(visit.calls.count, request);
    refuseInvalidUnicode(body);
    const input = visit.calls.count.in.safeParse(body);
    if (!input.success) throw gatewayRefusals.invalidAddress({ message: validationMessage(input.error.issues[0]!) });
    if (user || !isCountable(headers)) return { counted: false };
    this.limits.count(source);
    const { path, referrer, q } = input.data;
    const search = q === undefined ? undefined : toRecordable(q);
    if (search === null) return { counted: false };
    const host = normalizeReferrer(referrer, headers.host ?? '');
    const toCounted = (shown: string): Counted =>
      search === undefined ? { kind: 'view', path: shown, host } : { kind: 'search', q: search };
    return { counted: await this.statistics.count(site, path.split(/[?#]/)[0]!, toCounted) };
  }
}
