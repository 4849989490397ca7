import { SetMetadata } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { Call, InOf, OutOf } from '../../../proto/contract.ts';
import type { Caller } from '../../../proto/permissions.ts';
import { CheckedInput } from './checked-input.ts';
import { TheCaller } from './caller.ts';

const CALL = Symbol('Call');

/** Answers a call of a contract: the method gets the checked input and whoever asks, and its result is typed by the contract. */
export function Serves<C extends Call>(call: C) {
  return <T extends (input: InOf<C>, caller: Caller) => Promise<OutOf<C>>>(
    target: object,
    key: string,
    method: TypedPropertyDescriptor<T>,
  ): void => {
    Payload(new CheckedInput(call))(target, key, 0);
    TheCaller()(target, key, 1);
    SetMetadata(CALL, call)(target, key, method as PropertyDescriptor);
    MessagePattern(call.subject)(target, key, method as PropertyDescriptor);
  };
}

/** The call that a method serves, if it serves one. */
export const servedBy = (method: unknown): Call | undefined =>
  typeof method === 'function' ? Reflect.getMetadata(CALL, method) : undefined;
