import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Caller } from '../../../proto/permissions.ts';
import type { Call } from '../../../proto/contract.ts';

const callers = new WeakMap<object, Caller>();

export const setCaller = (message: object, caller: Caller): void => void callers.set(message, caller);

const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callers.get(context.switchToRpc().getContext<object>()),
);

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
