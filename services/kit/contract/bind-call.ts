import { SetMetadata } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Call } from '../../../proto/contract.ts';
import { CurrentCaller } from './caller.ts';

const CALL = Symbol('Call');

export function bindCall(call: Call, controller: object, method: string): void {
  const property = Object.getOwnPropertyDescriptor(controller, method)!;
  Payload()(controller, method, 0);
  CurrentCaller()(controller, method, 1);
  SetMetadata(CALL, call)(controller, method, property);
  MessagePattern(call.subject)(controller, method, property);
}

export const handledCall = (method: unknown): Call | undefined =>
  typeof method === 'function' ? Reflect.getMetadata(CALL, method) : undefined;
