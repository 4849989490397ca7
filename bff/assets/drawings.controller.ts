import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { DRAWINGS, FILES, type Files, isDrawing } from '../../services/kit/files/files.ts';
import { writeResponse } from '../http/finished-response.ts';
import { SITE_FILES } from '../injection-tokens.ts';
import { apiHeaders } from '../security/security-headers.ts';
import { createSiteFile, type SiteFiles } from './site-files.ts';

/** The demo stores its drawings under their addresses. Other installations can have pages that name one. */
@Controller()
export class DrawingsController {
  constructor(
    @Inject(FILES) private readonly files: Files,
    @Inject(SITE_FILES) private readonly siteFiles: SiteFiles,
  ) {}

  @Get(`${DRAWINGS}:name`)
  async drawing(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    const path = `${DRAWINGS}${name}`;
    if (!isDrawing(path)) throw gatewayRefusals.nothingHere();
    const body = await this.files.read(path);
    if (!body) {
      reply.raw.writeHead(302, { ...apiHeaders, location: `/${DRAWINGS}${shapeFor(name)}.svg` }).end();
      return;
    }
    const file = await createSiteFile(path, body);
    this.siteFiles.set(`/${path}`, file);
    writeResponse(request.raw, reply.raw, file);
  }
}

function shapeFor(name: string): string {
  if (name.startsWith('anim-')) return 'shape-rings';
  return /^(portrait-|soldier|businessman)/.test(name) ? 'shape-person' : 'shape-hills';
}
