import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Receipt } from '../../proto/receipt.ts';
import { visit } from '../../proto/visit.ts';
import { readInput } from '../gateway/gateway.controller.ts';
import { Gateway } from '../gateway/gateway.ts';
import { MinuteLimit } from '../gateway/minute-limit.ts';
import { RequestContexts } from '../session/request-contexts.ts';
import { Receipts } from './receipts.ts';

const { receipt } = visit.calls;

@Controller()
export class ReceiptController {
  constructor(
    private readonly gateway: Gateway,
    private readonly contexts: RequestContexts,
    private readonly receipts: Receipts,
    private readonly limit: MinuteLimit,
  ) {}

  @Post('api/page/receipt')
  @HttpCode(200)
  async create(@Req() request: FastifyRequest): Promise<Receipt> {
    const context = await this.gateway.resolveContext(receipt, request);
    const input = readInput(receipt, request);
    if (context.user) this.limit.count(context.user._id);
    return this.receipts.create(input, context, this.contexts.originOf(request));
  }
}
