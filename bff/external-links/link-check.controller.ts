import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Output } from '../../proto/contract.ts';
import { visit } from '../../proto/visit.ts';
import { requireAccess } from '../../services/kit/access.ts';
import { readInput } from '../gateway/gateway.controller.ts';
import { Gateway } from '../gateway/gateway.ts';
import { MinuteLimit } from '../gateway/minute-limit.ts';
import { LinkChecker } from './link-checker.ts';

/** Limits the checks of each user, because each can cause a hundred requests to other websites. */
export class LinkCheckLimits extends MinuteLimit {
  constructor(now: () => number) {
    super({ perMinute: 20, maxKeys: 10_000, now });
  }
}

const { checkLinks } = visit.calls;

@Controller()
export class LinkCheckController {
  constructor(
    private readonly gateway: Gateway,
    private readonly checker: LinkChecker,
    private readonly limits: LinkCheckLimits,
  ) {}

  @Post('api/visit/checkLinks')
  @HttpCode(200)
  async check(@Req() request: FastifyRequest): Promise<Output<typeof checkLinks>> {
    const context = await this.gateway.resolveContext(checkLinks, request);
    requireAccess(checkLinks, context.user);
    const { addresses } = readInput(checkLinks, request);
    this.limits.count(context.user!._id);
    const verdicts = await this.checker.check(addresses);
    return { links: addresses.map((address, index) => ({ address, ...verdicts[index]! })) };
  }
}
