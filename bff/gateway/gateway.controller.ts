import { Controller, HttpCode, Req, RequestMapping, RequestMethod, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Call, type Contract, type HandlerInput } from '../../proto/contract.ts';
import { gatewayRefusals } from '../../proto/refusals/gateway.ts';
import { validateInput } from '../../services/kit/contract/validate-input.ts';
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
    return this.gateway.handle(call, parseInput(call, request), request);
  };
  const descriptor = Object.getOwnPropertyDescriptor(prototype, key)!;
  Req()(prototype, key, 0);
  HttpCode(200)(prototype, key, descriptor);
  RequestMapping({ path: routePaths(call), method: RequestMethod[method] })(prototype, key, descriptor);
}

export function routePaths({ http }: Call): string[] {
  if (!http) return [];
  return [`/api${http.split(' ')[1]}`, ...(legacyPaths[http] ?? [])];
}

/** Older clients upload and delete files at these paths. */
const legacyPaths: Record<string, string[]> = {
  'POST /image/upload': ['/img/upload'],
  'POST /image/remove': ['/img/remove'],
  'POST /file/uploadFile': ['/file/uploadFile'],
  'POST /file/removeFile': ['/file/removeFile'],
};

/** Reads the input of a call that the BFF answers itself. */
export const readInput = <C extends Call>(call: C, request: FastifyRequest): HandlerInput<C> =>
  validateInput(call, parseInput(call, request)) as HandlerInput<C>;

export function parseInput({ http }: Call, { query, body }: { query: unknown; body: unknown }): object {
  if (http?.startsWith('GET ')) return { ...(query as object) };
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw gatewayRefusals.notAnObject({ type: Array.isArray(body) ? 'a list' : `a ${typeof body}` });
  }
  return body;
}
