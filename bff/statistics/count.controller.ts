import type { IncomingHttpHeaders } from 'node:http';
import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Output } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { visit } from '../../proto/visit.ts';
import { refuseInvalidUnicode, validationMessage } from '../../services/kit/contract/validate-input.ts';
import { toRecordable } from '../../services/kit/searches/words.ts';
import { parseInput } from '../gateway/gateway.controller.ts';
import { Gateway } from '../gateway/gateway.ts';
import { MinuteLimit } from '../gateway/minute-limit.ts';
import { type Counted, PageStatistics } from './page-statistics.ts';

export class BeaconLimits extends MinuteLimit {
  constructor(now: () => number) {
    super({ perMinute: 120, maxKeys: 20_000, now });
  }
}

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
    const { site, user, source } = await this.gateway.resolveContext(visit.calls.count, request);
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

/** Bots, link previews and monitors, and clients without a user agent. */
const AUTOMATED =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|archiv|scan|fetch|facebookexternalhit|curl|wget|python|java\/|go-http|okhttp|axios|node|^$/i;

/** Bots, prefetched pages and visitors who ask not to be tracked are not counted. */
export const isCountable = (headers: IncomingHttpHeaders): boolean =>
  !AUTOMATED.test(headers['user-agent'] ?? '') &&
  headers.dnt !== '1' &&
  headers['sec-gpc'] !== '1' &&
  !/prefetch|prerender/i.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

const NAME = /^(?=.{4,100}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}$/;

/** Returns an empty text for this site and for names that are not public. */
export function normalizeReferrer(host: string, ownHost: string): string {
  const name = nameOf(host);
  return NAME.test(name) && name !== nameOf(ownHost) ? name : '';
}

const nameOf = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
