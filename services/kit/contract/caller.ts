import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../../../proto/permissions.ts';

const callers = new WeakMap<object, Caller>();

/** The guard leaves here whom it has recognised, for the handler of the same message. */
export const setCaller = (message: object, caller: Caller): void => void callers.set(message, caller);

/** A handler's second argument. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callers.get(context.switchToRpc().getContext<object>()),
);
