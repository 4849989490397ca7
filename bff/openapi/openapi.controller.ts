import { Controller, Get } from '@nestjs/common';
import { calls } from '../../proto/index.ts';
import released from '../../proto/released/version.json' with { type: 'json' };
import { openApi } from './openapi.ts';

@Controller('api')
export class OpenApiController {
  private document?: object;

  @Get('openapi.json')
  openapi(): object {
    return (this.document ??= openApi(calls, released.version));
  }
}
