import { Controller, HttpCode, Req, RequestMapping, RequestMethod, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Call, Contract } from '../../proto/contract.ts';
import { routePaths } from './route-paths.ts';
import { parseInput } from './call-input.ts';
import { Gateway } from './gateway.ts';

export function gatewayController(contract: Contract, isMounted: (call: Call) => boolean): Type {
  @Controller()
  class GatewayController {
    constructor(readonly gateway: Gateway) {}
  }
  Object.defineProperty(GatewayController, 'name', { value: `${contract.name}Gateway` });
  for (const call of Object.values(contract.calls)) if (call.http && isMounted(call)) mount(GatewayController, call);
  return GatewayController;
}

function mount(controller: Type<{ gateway: Gateway }>, call: Call): void {
  const [method] = call.http!.split(' ') as ['GET' | 'POST'];
  const { prototype } = controller;
  const key = `answer_${call.key}`;
  prototype[key] = function (this: { gateway: Gateway }, request: FastifyRequest) {
    return this.gateway.handle(call, parseInput(call, request), {
      headers: request.headers,
      socket: request.raw.socket,
    });
  };
  const descriptor = Object.getOwnPropertyDescriptor(prototype, key)!;
  Req()(prototype, key, 0);
  HttpCode(200)(prototype, key, descriptor);
  RequestMapping({ path: routePaths(call), method: RequestMethod[method] })(prototype, key, descriptor);
}
