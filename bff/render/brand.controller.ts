import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { BUNDLE } from '../injection-tokens.ts';
import { inertHeaders } from '../security/security-headers.ts';
import { parseSheetAddress } from './brand-sheets.ts';
import type { SiteBundle } from './site-bundle.ts';

@Controller()
export class BrandController {
  constructor(@Inject(BUNDLE) private readonly bundle: SiteBundle) {}

  @Get('assets/brand/:file')
  sheet(@Param('file') file: string, @Res() reply: FastifyReply): void {
    const style = parseSheetAddress(file);
    if (!style) throw gatewayRefusals.nothingHere();
    const { css, href } = this.bundle.brandSheetOf(style);
    // A page of another release can name another hash.
    const isCurrent = href.endsWith(`/${file}`);
    void reply
      .headers({ ...inertHeaders, 'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache' })
      .type('text/css; charset=utf-8')
      .send(css);
  }
}
