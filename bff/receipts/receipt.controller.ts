import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { requestRefusals } from '../../proto/refusals/requests.ts';
import type { Receipt } from '../../proto/receipt.ts';
import { visit } from '../../proto/visit.ts';
import { refuseInvalidUnicode, validationMessage } from '../../services/kit/contract/validate-input.ts';
import { parseInput } from '../gateway/gateway.controller.ts';
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
    const incoming = { headers: request.headers, socket: request.raw.socket };
    const context = await this.gateway.resolveContext(receipt, incoming);
    const body = parseInput(receipt, request);
    refuseInvalidUnicode(body);
    const input = receipt.in.safeParse(body);
    if (!input.success) throw requestRefusals.invalidInput({ message: validationMessage(input.error.issues[0]!) });
    if (context.user) this.limit.count(context.user._id);
    return this.receipts.create(input.data, context, this.contexts.originOf(incoming));
  }
}
