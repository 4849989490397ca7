import { SetMetadata } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Call } from '../../../proto/contract.ts';
import { CheckedInput } from './checked-input.ts';
import { TheCaller } from './caller.ts';

const CALL = Symbol('Call');

/** Binds a method of a Nest controller to the subject of a call: it gets the checked input and the caller. */
export function serve(call: Call, controller: object, method: string): void {
  const property = Object.getOwnPropertyDescriptor(controller, method)!;
  Payload(new CheckedInput(call))(controller, method, 0);
  TheCaller()(controller, method, 1);
  SetMetadata(CALL, call)(controller, method, property);
  MessagePattern(call.subject)(controller, method, property);
}

/** The call that a method serves, if it serves one. */
export const servedBy = (method: unknown): Call | undefined =>
  typeof method === 'function' ? Reflect.getMetadata(CALL, method) : undefined;
