import { SetMetadata } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Call } from '../../../proto/contract.ts';
import { ValidateInputPipe } from './validate-input.pipe.ts';
import { CurrentCaller } from './caller.ts';

const CALL = Symbol('Call');

/** Binds a method of a Nest controller to the subject of a call: it gets the checked input and the caller. */
export function bindCall(call: Call, controller: object, method: string): void {
  const property = Object.getOwnPropertyDescriptor(controller, method)!;
  Payload(new ValidateInputPipe(call))(controller, method, 0);
  CurrentCaller()(controller, method, 1);
  SetMetadata(CALL, call)(controller, method, property);
  MessagePattern(call.subject)(controller, method, property);
}

/** The call that a method serves, if it serves one. */
export const handledCall = (method: unknown): Call | undefined =>
  typeof method === 'function' ? Reflect.getMetadata(CALL, method) : undefined;
