import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '../../../proto/permissions.ts';

const callers = new WeakMap<object, Caller>();

export const setCaller = (message: object, caller: Caller): void => void callers.set(message, caller);

export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callers.get(context.switchToRpc().getContext<object>()),
);
