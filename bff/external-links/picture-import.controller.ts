import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Output } from '../../proto/contract.ts';
import { visit } from '../../proto/visit.ts';
import { requireAccess } from '../../services/kit/access.ts';
import { readInput } from '../gateway/gateway.controller.ts';
import { Gateway } from '../gateway/gateway.ts';
import { PictureImport } from './picture-import.ts';

const { importPicture } = visit.calls;

@Controller()
export class PictureImportController {
  constructor(
    private readonly gateway: Gateway,
    private readonly pictures: PictureImport,
  ) {}

  @Post('api/image/import')
  @HttpCode(200)
  async import(@Req() request: FastifyRequest): Promise<Output<typeof importPicture>> {
    const context = await this.gateway.resolveContext(importPicture, request);
    requireAccess(importPicture, context.user);
    return this.pictures.run(readInput(importPicture, request), context);
  }
}
